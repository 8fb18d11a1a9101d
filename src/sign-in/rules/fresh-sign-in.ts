/**
 * How long "sign out everywhere else" asks other devices to sign in anew at the provider, whose own session on them may
 * live for weeks: 30 days, as long as any trace of a deleted account is kept.
 */
export const FRESH_SIGN_IN_REACH_S = 30 * 24 * 60 * 60
/** The provider's clock and ours may differ, either way (R1.3). */
const CLOCK_TOLERANCE_S = 15

export type ReturnedProof = {
  /** When the visitor signed in at the provider, in seconds since 1970; null when it does not say. */
  readonly authTimeS: number | null
  /** Whether the provider was told to ask anew. */
  readonly wasAskedAnew: boolean
  readonly startedAtS: number
}

/**
 * What to make of a visitor who comes back from the provider (OpenID Connect Core 3.1.2.1): `enough`; `ask anew` when the
 * provider knew them from before all sessions of the account were ended, or does not say; `refused` when it was told to ask
 * anew and cannot show that it did.
 * @param endedBeforeS the moment before which all sessions of the account have ended; 0 for none
 */
export function judgeReturn(
  { authTimeS, wasAskedAnew, startedAtS }: ReturnedProof,
  endedBeforeS: number,
): 'enough' | 'ask anew' | 'refused' {
  if (wasAskedAnew)
    return authTimeS !== null && authTimeS >= startedAtS - CLOCK_TOLERANCE_S ? 'enough' : 'refused'
  return endedBeforeS === 0 || (authTimeS !== null && authTimeS >= endedBeforeS) ? 'enough' : 'ask anew'
}
