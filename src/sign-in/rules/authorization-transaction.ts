import type { CookiePair } from '#isomorphic/http/cookie-header.ts'

/**
 * State of an OAuth authorization request (state, nonce, PKCE). The browser stores it encrypted and returns it with the
 * authorization response.
 */
export type AuthorizationTransaction = {
  readonly state: string
  readonly nonce: string
  /** PKCE code verifier (RFC 7636). */
  readonly verifier: string
  /** Path to redirect to after the sign-in. */
  readonly returnTo: string
  readonly startedAtS: number
  /** Whether the request had `prompt=login`. */
  readonly requiresReauthentication: boolean
}

/** Time to authenticate at the provider (R1.2). */
export const AUTHORIZATION_TIMEOUT_S = 600
const CLOCK_TOLERANCE_S = 15
/** Concurrent sign-ins of one browser; further tabs evict the oldest. */
const MAX_PENDING = 8
/** Total size of the transaction cookies: requests with larger headers are rejected before they reach the worker. */
const MAX_TOTAL_BYTES = 7000
/** Cookies expired in one response; more `Set-Cookie` lines would make its headers too large. */
const MAX_EVICTED = 20

const PREFIX = '__Host-signin-'
const NAME_CHARACTERS = 16
const STATE = /^[A-Za-z0-9_-]{43}$/
const STARTED_AT = /^(\d{1,12})\./

type CookieName = `__Host-${string}`

/** Whether a text has the form of a state parameter of this site: 256 bits in base64url. */
export const isState = (text: string): boolean => STATE.test(text)

/** Each sign-in has its own cookie, so that two tabs do not overwrite each other's transaction. */
export const transactionCookieName = (state: string): CookieName =>
  `${PREFIX}${state.slice(0, NAME_CHARACTERS)}`

/** Whether a sign-in is within its ten minutes. Clocks of two machines may differ. */
export const isTransactionPending = (startedAtS: number, nowS: number): boolean =>
  startedAtS - CLOCK_TOLERANCE_S <= nowS && nowS - startedAtS <= AUTHORIZATION_TIMEOUT_S

/**
 * Selects the transaction cookies to expire when another sign-in begins: expired and malformed ones, then the oldest
 * ones above the limits of count and total size.
 * @param newLength length of the new cookie, name and value
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
