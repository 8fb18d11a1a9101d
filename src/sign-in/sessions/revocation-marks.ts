import { UnavailableError } from '#src/platform/app-error.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { REAUTHENTICATION_WINDOW_S } from '#src/sign-in/rules/evaluate-auth-time.ts'
import { ABSOLUTE_TIMEOUT_S } from '#src/sign-in/rules/session-lifetime.ts'
import { hashAccountId } from './session-cookie.ts'
import type { SessionKey } from './session-repository.ts'

const KV_TIMEOUT_MS = 500
/** Longest life of a session, so that no mark goes before what it ends. */
const SESSION_REVOCATION_TTL = { expirationTtl: ABSOLUTE_TIMEOUT_S }
/** As long as it also says who has to sign in anew at the provider. */
const ACCOUNT_REVOCATION_TTL = { expirationTtl: REAUTHENTICATION_WINDOW_S }
const MARK_VALUE = '1'
const SECONDS = /^\d{1,12}$/

/** Key of the mark that one session was ended. */
const sessionRevocationKey = (sessionIdHash: string): string => `ended:${sessionIdHash}`
/** Key of the moment before which all sessions of an account have ended; an owner is a hash already. */
const accountRevocationKey = (owner: string): string => `not-before:${owner}`
/** The same moment, under what an id tells of its account. */
const accountHashRevocationKey = (accountHash: string): string => `not-before-tag:${accountHash}`
/** Key that says that the provider tells nobody of this account when they signed in there. */
const lacksAuthTimeKey = (owner: string): string => `untimed:${owner}`

/** What KV gave for the marks of a session: that of its own, then that of its account. */
export type RevocationMarks = readonly [unknown, unknown]

async function readRevocationMarks(
  kv: KVNamespace,
  sessionMarkKey: string,
  accountMarkKey: string,
): Promise<RevocationMarks> {
  const marks: unknown = await withDeadline(
    kv.get([sessionMarkKey, accountMarkKey]),
    KV_TIMEOUT_MS,
    'session marks',
  )
  if (!(marks instanceof Map)) throw new UnavailableError('session marks (invalid response)')
  return [marks.get(sessionMarkKey) ?? null, marks.get(accountMarkKey) ?? null]
}

/** Begins to read the marks of a session whose record is not there yet. */
export function prefetchRevocationMarks(
  kv: KVNamespace,
  { sessionIdHash, accountHash }: SessionKey,
): Promise<RevocationMarks> {
  const reading = readRevocationMarks(
    kv,
    sessionRevocationKey(sessionIdHash),
    accountHashRevocationKey(accountHash),
  )
  // Nobody waits for it when there is no such session.
  reading.catch(() => undefined)
  return reading
}

/**
 * The marks of a session whose account is known.
 * @param prefetched what `startReadingMarks` began; of an id without a tag it says nothing of the account
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
 * Whether marks say that a session is over.
 * @throws {UnavailableError} when they make no sense
 */
export const isRevokedByMarks = ([sessionMark, accountMark]: RevocationMarks, createdAtS: number): boolean =>
  secondsOf(accountMark) > createdAtS || sessionMark !== null

/**
 * The moment before which all sessions of an account have ended, as KV has it; 0 for none.
 * @throws {UnavailableError} when KV fails, is late, or gives no time
 */
export async function readRevokedBeforeMark(kv: KVNamespace, owner: string): Promise<number> {
  const mark: unknown = await withDeadline(
    kv.get(accountRevocationKey(owner)),
    KV_TIMEOUT_MS,
    'session marks',
  )
  return secondsOf(mark)
}

/** Marks a session as ended, for places that still see its record. */
export const writeSessionRevocation = (kv: KVNamespace, sessionIdHash: string): Promise<void> =>
  withDeadline(
    kv.put(sessionRevocationKey(sessionIdHash), MARK_VALUE, SESSION_REVOCATION_TTL),
    KV_TIMEOUT_MS,
    'session store',
  )

/**
 * Whether the provider told the session that ended all others of an account nothing of when its visitor had signed in there.
 * @throws {UnavailableError} when KV fails, is late, or gives anything else
 */
export async function readLacksAuthTimeMark(kv: KVNamespace, owner: string): Promise<boolean> {
  const mark: unknown = await withDeadline(kv.get(lacksAuthTimeKey(owner)), KV_TIMEOUT_MS, 'session marks')
  if (mark !== null && mark !== MARK_VALUE) throw new UnavailableError('session marks (invalid value)')
  return mark === MARK_VALUE
}

/**
 * Marks in KV that all sessions of an account before a moment have ended, and whether its provider says when somebody signed
 * in there.
 * @throws {UnavailableError} when KV does not take all of it
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
  await withDeadline(marking, KV_TIMEOUT_MS, 'session store')
}
