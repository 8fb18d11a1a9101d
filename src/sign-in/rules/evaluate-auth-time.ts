import { DAY_S } from '#src/platform/durations.ts'

/**
 * How long after "sign out everywhere else" other devices must reauthenticate at the provider, whose own session on
 * them may last for weeks: 30 days, the retention time of all traces of a deleted account.
 */
export const REAUTHENTICATION_WINDOW_S = 30 * DAY_S
/** Tolerated clock difference between the provider and this site (R1.3). */
const CLOCK_TOLERANCE_S = 15

export type AuthTimeEvidence = {
  /** `auth_time` of the ID token, in seconds since 1970; null when the provider omits it. */
  readonly authTimeS: number | null
  /** Whether the request had `prompt=login`. */
  readonly wasReauthenticationRequested: boolean
  readonly startedAtS: number
  /**
   * Whether the provider also omitted `auth_time` for the session that revoked the others. Then `auth_time` cannot be
   * required; otherwise its absence means that the visitor removed `prompt` or `max_age` from the authorization URL.
   */
  readonly lacksAuthTime: boolean
}

/**
 * Evaluates `auth_time` (OpenID Connect Core 3.1.2.1): `accepted`; `reauthenticate` when the provider authenticated the
 * visitor before the account's sessions were revoked, or omits `auth_time`; `rejected` when reauthentication was
 * requested and is not proven although the provider sends `auth_time`.
 * @param revokedBeforeS time before which all sessions of the account are revoked; 0 for none
 */
export function evaluateAuthTime(
  { authTimeS, wasReauthenticationRequested, startedAtS, lacksAuthTime }: AuthTimeEvidence,
  revokedBeforeS: number,
): 'accepted' | 'reauthenticate' | 'rejected' {
  if (wasReauthenticationRequested) {
    // The state is bound to the `prompt=login` request, so without `auth_time` the returned state is the only evidence.
    const isReauthenticated = authTimeS === null ? lacksAuthTime : authTimeS >= startedAtS - CLOCK_TOLERANCE_S
    if (!isReauthenticated) return 'rejected'
    // The sessions may have been revoked after this request; the next one begins after that, so it cannot repeat.
    return (authTimeS ?? startedAtS) >= revokedBeforeS - CLOCK_TOLERANCE_S ? 'accepted' : 'reauthenticate'
  }
  return revokedBeforeS === 0 || (authTimeS !== null && authTimeS >= revokedBeforeS)
    ? 'accepted'
    : 'reauthenticate'
}
