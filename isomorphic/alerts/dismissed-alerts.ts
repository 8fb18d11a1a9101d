/** Older versions are dropped; at worst such an alert is shown again. */
const MAX_DISMISSED = 12
const VERSION = /^[\w-]{1,43}$/

/** Versions of the alerts that a visitor has dismissed, from the cookie `alertVersion`, where dots separate them. */
export const parseDismissedAlerts = (cookie: string | null): readonly string[] =>
  (cookie ?? '').split('.').filter((version) => VERSION.test(version))

/** The cookie value after one more alert was dismissed, newest first. */
export const addDismissedAlert = (cookie: string | null, version: string): string =>
  [...new Set([version, ...parseDismissedAlerts(cookie)])]
    .filter((one) => VERSION.test(one))
    .slice(0, MAX_DISMISSED)
    .join('.')
