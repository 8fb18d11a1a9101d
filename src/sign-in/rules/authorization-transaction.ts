import type { CookiePair } from '#isomorphic/http/cookie-header.ts'

/** What the browser must bring back for a sign-in to be finished; sealed, so that it cannot be read or changed there. */
export type AuthorizationTransaction = {
  readonly state: string
  readonly nonce: string
  /** PKCE code verifier (RFC 7636). */
  readonly verifier: string
  /** Path to go to afterwards. */
  readonly returnTo: string
  readonly startedAtS: number
  /** Whether the provider was told to ask anew. */
  readonly requiresReauthentication: boolean
}

/** Time to sign in at the provider (R1.2). */
export const AUTHORIZATION_TIMEOUT_S = 600
const CLOCK_TOLERANCE_S = 15
/** Sign-ins one browser may have under way; more tabs push out the oldest. */
const MAX_PENDING = 8
/** All of them together: requests with larger headers are refused before they reach the worker. */
const MAX_TOTAL_BYTES = 7000
/** Enough to clear up after one browser; more lines would make the answer itself too large. */
const MAX_EVICTED = 20

const PREFIX = '__Host-signin-'
const NAME_CHARACTERS = 16
const STATE = /^[A-Za-z0-9_-]{43}$/
const STARTED_AT = /^(\d{1,12})\./

type CookieName = `__Host-${string}`

/** Whether a text has the form of our state parameter: 256 bits in base64url. */
export const isState = (text: string): boolean => STATE.test(text)

/** Each sign-in has a cookie of its own, so that two tabs that begin at once do not overwrite each other. */
export const transactionCookieName = (state: string): CookieName =>
  `${PREFIX}${state.slice(0, NAME_CHARACTERS)}`

/** A sign-in may be finished within ten minutes of its beginning. Two machines of ours may see the time differently. */
export const isTransactionPending = (startedAtS: number, nowS: number): boolean =>
  startedAtS - CLOCK_TOLERANCE_S <= nowS && nowS - startedAtS <= AUTHORIZATION_TIMEOUT_S

/**
 * Which sign-in cookies of a browser must go when another begins: those that are over or broken, then the oldest of
 * those that are too many or too large together.
 * @param newLength characters of the cookie that is about to be set
 */
export function selectCookiesToEvict(
  cookies: readonly CookiePair[],
  newLength: number,
  nowS: number,
): readonly CookieName[] {
  const transactionCookies = cookies
    .filter(({ name }) => name.startsWith(PREFIX))
    .map(({ name, value }) => ({
      name: name as CookieName,
      length: name.length + value.length,
      startedAtS: Number(STARTED_AT.exec(value)?.[1] ?? Number.NaN),
    }))
  const newestFirst = transactionCookies
    .filter(({ startedAtS }) => isTransactionPending(startedAtS, nowS))
    .sort((a, b) => b.startedAtS - a.startedAtS)
  const retained = new Set<CookieName>()
  let totalLength = newLength
  for (const { name, length } of newestFirst.slice(0, MAX_PENDING - 1)) {
    totalLength += length
    if (totalLength <= MAX_TOTAL_BYTES) retained.add(name)
  }
  return [...new Set(transactionCookies.map(({ name }) => name))]
    .filter((name) => !retained.has(name))
    .slice(0, MAX_EVICTED)
}
