import { MINUTE_S } from '#src/platform/durations.ts'

/** How long after an authentication at the provider an action may be taken that cannot be undone. */
const FRESH_SIGN_IN_S = 15 * MINUTE_S

/**
 * Whether the visitor has authenticated at the provider just now, so that an unattended browser is not enough.
 * @param authenticatedAtS in seconds since 1970; null when unknown
 */
export const isFreshSignIn = (authenticatedAtS: number | null, nowS: number): boolean =>
  authenticatedAtS !== null && nowS - authenticatedAtS <= FRESH_SIGN_IN_S

/** The address at which the visitor authenticates at the provider again, whatever session there is, and returns. */
export const reauthenticationHref = (loginPath: string, returnPath: string): string =>
  `${loginPath}?reauthenticate=yes&returnTo=${encodeURIComponent(returnPath)}`
