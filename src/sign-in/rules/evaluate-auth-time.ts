/**
 * How long "sign out everywhere else" asks other devices to sign in anew at the provider, whose own session on them may
 * live for weeks: 30 days, as long as any trace of a deleted account is kept.
 */
export const REAUTHENTICATION_WINDOW_S = 30 * 24 * 60 * 60
/** The provider's clock and ours may differ, either way (R1.3). */
const CLOCK_TOLERANCE_S = 15

export type AuthTimeEvidence = {
  /** When the visitor signed in at the provider, in seconds since 1970; null when it does not say. */
  readonly authTimeS: number | null
  /** Whether the provider was told to ask anew. */
  readonly wasReauthenticationRequested: boolean
  readonly startedAtS: number
  /**
   * Whether the provider did not say it either where this account ended its other sessions. Then silence is all that can be
   * had; anywhere else it is what a visitor gets who took the question out of the address on the way to the provider.
   */
  readonly lacksAuthTime: boolean
}

/**
 * What to make of a visitor who comes back from the provider (OpenID Connect Core 3.1.2.1): `enough`; `ask anew` when the
 * provider knew them from before all sessions of the account were ended, or does not say; `refused` when it was told to ask
 * anew and does not show that it did, though it could.
 * @param revokedBeforeS the moment before which all sessions of the account have ended; 0 for none
 */
export function evaluateAuthTime(
  { authTimeS, wasReauthenticationRequested, startedAtS, lacksAuthTime }: AuthTimeEvidence,
  revokedBeforeS: number,
): 'accepted' | 'reauthenticate' | 'rejected' {
  if (wasReauthenticationRequested) {
    // The provider was asked for the password with this very state, so coming back with it has to do.
    const isReauthenticated = authTimeS === null ? lacksAuthTime : authTimeS >= startedAtS - CLOCK_TOLERANCE_S
    return isReauthenticated ? 'accepted' : 'rejected'
  }
  return revokedBeforeS === 0 || (authTimeS !== null && authTimeS >= revokedBeforeS)
    ? 'accepted'
    : 'reauthenticate'
}
