import { UnavailableError } from '#src/platform/app-error.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { SESSION_STORE_TIMEOUT_MS } from '#src/platform/timeouts.ts'
import { REAUTHENTICATION_WINDOW_S } from '#src/sign-in/rules/evaluate-auth-time.ts'
import { ABSOLUTE_TIMEOUT_S } from '#src/sign-in/rules/session-lifetime.ts'
import { hashAccountId } from './session-cookie.ts'
import type { SessionKey } from './session-repository.ts'

/** A mark lasts as long as the longest session that it revokes. */
const SESSION_REVOCATION_TTL = { expirationTtl: ABSOLUTE_TIMEOUT_S }
/** The mark also requires reauthentication at the provider for this long. */
const ACCOUNT_REVOCATION_TTL = { expirationTtl: REAUTHENTICATION_WINDOW_S }
const MARK_VALUE = '1'
const SECONDS = /^\d{1,12}$/

/** Key of the revocation mark of one session. */
const sessionRevocationKey = (sessionIdHash: string): string => `ended:${sessionIdHash}`
/** Key of the time before which all sessions of an account are revoked; `owner` is a hash. */
const accountRevocationKey = (owner: string): string => `not-before:${owner}`
/** Key of the same time by account hash, which a session ID contains. */
const accountHashRevocationKey = (accountHash: string): string => `not-before-tag:${accountHash}`
/** Key of the mark that the provider omits `auth_time` for an account. */
const lacksAuthTimeKey = (owner: string): string => `untimed:${owner}`

/** Values of the session mark and of the account mark in KV. */
export type RevocationMarks = readonly [unknown, unknown]

async function readRevocationMarks(
  kv: KVNamespace,
  sessionMarkKey: string,
  accountMarkKey: string,
): Promise<RevocationMarks> {
  const marks: unknown = await withDeadline(
    kv.get([sessionMarkKey, accountMarkKey]),
    SESSION_STORE_TIMEOUT_MS,
    'session marks',
  )
  if (!(marks instanceof Map)) throw new UnavailableError('session marks (invalid response)')
  return [marks.get(sessionMarkKey) ?? null, marks.get(accountMarkKey) ?? null]
}

/** Starts reading the marks of a session in parallel with its record. */
export function prefetchRevocationMarks(
  kv: KVNamespace,
  { sessionIdHash, accountHash }: SessionKey,
): Promise<RevocationMarks> {
  const reading = readRevocationMarks(
    kv,
    sessionRevocationKey(sessionIdHash),
    accountHashRevocationKey(accountHash),
  )
  // Unused when there is no such session; must not become an unhandled rejection.
  reading.catch(() => undefined)
  return reading
}

/**
 * Marks of a session whose account is known.
 * @param prefetched result of `prefetchRevocationMarks`; for a session ID without account hash its account mark is not
 * valid
 */
export async function resolveRevocationMarks(
  kv: KVNamespace,
  { sessionIdHash, accountHash }: SessionKey,
  owner: string,
  prefetched: Promise<RevocationMarks>,
): Promise<RevocationMarks> {
  return accountHash === (await hashAccountId(owner))
    ? prefetched
    : readRevocationMarks(kv, sessionRevocationKey(sessionIdHash), accountRevocationKey(owner))
}

function secondsOf(mark: unknown): number {
  if (mark === null) return 0
  if (typeof mark !== 'string' || !SECONDS.test(mark))
    throw new UnavailableError('session marks (invalid value)')
  return Number(mark)
}

/**
 * Whether the marks revoke a session.
 * @throws {UnavailableError} when a mark is malformed
 */
export const isRevokedByMarks = ([sessionMark, accountMark]: RevocationMarks, createdAtS: number): boolean =>
  secondsOf(accountMark) > createdAtS || sessionMark !== null

/**
 * Time in KV before which all sessions of an account are revoked; 0 for none.
 * @throws {UnavailableError} when KV fails, times out or returns an invalid value
 */
export async function readRevokedBeforeMark(kv: KVNamespace, owner: string): Promise<number> {
  const mark: unknown = await withDeadline(
    kv.get(accountRevocationKey(owner)),
    SESSION_STORE_TIMEOUT_MS,
    'session marks',
  )
  return secondsOf(mark)
}

/** Marks a session as revoked for locations that still have its record cached. */
export const writeSessionRevocation = (kv: KVNamespace, sessionIdHash: string): Promise<void> =>
  withDeadline(
    kv.put(sessionRevocationKey(sessionIdHash), MARK_VALUE, SESSION_REVOCATION_TTL),
    SESSION_STORE_TIMEOUT_MS,
    'session store',
  )

/**
 * Whether the provider omitted `auth_time` for the session that revoked all others of an account.
 * @throws {UnavailableError} when KV fails, times out or returns an invalid value
 */
export async function readLacksAuthTimeMark(kv: KVNamespace, owner: string): Promise<boolean> {
  const mark: unknown = await withDeadline(
    kv.get(lacksAuthTimeKey(owner)),
    SESSION_STORE_TIMEOUT_MS,
    'session marks',
  )
  if (mark !== null && mark !== MARK_VALUE) throw new UnavailableError('session marks (invalid value)')
  return mark === MARK_VALUE
}

/**
 * Writes the marks that revoke all sessions of an account before a time, and whether the provider sends `auth_time`.
 * @throws {UnavailableError} when KV does not accept all of them
 */
export async function writeAccountRevocation(
  kv: KVNamespace,
  owner: string,
  { revokedBeforeS, hasAuthTime }: { readonly revokedBeforeS: number; readonly hasAuthTime: boolean },
): Promise<void> {
  const keys = [accountRevocationKey(owner), accountHashRevocationKey(await hashAccountId(owner))]
  const lacksAuthTimeMark = lacksAuthTimeKey(owner)
  const marking = Promise.all([
    ...keys.map((key) => kv.put(key, String(revokedBeforeS), ACCOUNT_REVOCATION_TTL)),
    hasAuthTime
      ? kv.delete(lacksAuthTimeMark)
      : kv.put(lacksAuthTimeMark, MARK_VALUE, ACCOUNT_REVOCATION_TTL),
  ])
  await withDeadline(marking, SESSION_STORE_TIMEOUT_MS, 'session store')
}
