/** More are not remembered: whoever closed so many sees the oldest again at worst. */
const MAX_DISMISSED = 12
const VERSION = /^[\w-]{1,43}$/

/** Versions of the alerts that a visitor has closed, as the cookie `alertVersion` holds them: with a dot between. */
export const parseDismissedAlerts = (cookie: string | null): readonly string[] =>
  (cookie ?? '').split('.').filter((version) => VERSION.test(version))

/** The cookie after one more alert was closed, the newest first. */
export const addDismissedAlert = (cookie: string | null, version: string): string =>
  [...new Set([version, ...parseDismissedAlerts(cookie)])]
    .filter((one) => VERSION.test(one))
    .slice(0, MAX_DISMISSED)
    .join('.')
