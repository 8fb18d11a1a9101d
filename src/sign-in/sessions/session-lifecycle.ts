import type { SessionSecrets } from '#src/config/config.ts'
import type { Statement } from '#src/platform/database.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { insertHashOnce } from '#src/platform/insert-hash-once.ts'
import type { Throttle } from '#src/platform/throttle.ts'
import { ABSOLUTE_TIMEOUT_S, isExtensionDue, isSessionActive } from '#src/sign-in/rules/session-lifetime.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import { deleteAccountSession, upsertAccountSession } from './account-sessions.ts'
import {
  isMarkedRevoked,
  isRevokedCached,
  revocationGuard,
  startRevocationCheck,
} from './revocation-check.ts'
import {
  prefetchRevocationMarks,
  resolveRevocationMarks,
  writeSessionRevocation,
} from './revocation-marks.ts'
import { createSessionId, hashAccountId, signSessionId } from './session-cookie.ts'
import {
  deleteSessionRecord,
  keyOfCookie,
  keyOfSessionId,
  parseSessionRecord,
  type SessionKey,
  type SessionRecord,
  writeSessionRecord,
} from './session-repository.ts'

const KV_TIMEOUT_MS = 500
const DATABASE_TIMEOUT_MS = 500

export type Session = SessionKey & {
  readonly user: SessionUser
  readonly createdAtS: number
  readonly seenAtS: number
  /** Whether the provider said when the visitor signed in there, as every sign-in asks it to. */
  readonly hasAuthTime: boolean
}

/** What sessions stand on, for one request. */
export type SessionDependencies = {
  readonly kv: KVNamespace
  readonly db: D1Database
  /** From which the key of the cookie's seal is derived. */
  readonly secrets: SessionSecrets
  readonly nowS: number
  /** What the visitor would call the device. */
  readonly device: string
  /** Sessions whose use this isolate wrote down within the hour. */
  readonly recentExtensions: Throttle
  /** Lets work outlive the answer (`waitUntil`). */
  readonly waitUntil: (work: Promise<unknown>) => void
  readonly report: (error: unknown) => void
}

/** Shows a session to its owner; false when it has been ended meanwhile. Throws UnavailableError when D1 does not take it. */
function upsertListedSession(
  { db, device }: SessionDependencies,
  sessionIdHash: string,
  record: SessionRecord,
): Promise<boolean> {
  const { createdAtS, seenAtS, user } = record
  const listing = upsertAccountSession(db, { sessionIdHash, owner: user.sub, device, createdAtS, seenAtS })
  return withDeadline(listing, DATABASE_TIMEOUT_MS, 'database')
}

/**
 * Begins a session under a fresh id, which is written before it is ever read (R1.7).
 * @param start.createdAtS when it counts from; now, unless all before now are being ended
 * @param start.hasAuthTime as `Session` has it
 * @returns the value of the session cookie
 * @throws {UnavailableError} when KV does not take the record within 500 ms
 */
export async function beginSession(
  stores: SessionDependencies,
  user: SessionUser,
  { createdAtS, hasAuthTime }: Pick<SessionRecord, 'createdAtS' | 'hasAuthTime'>,
): Promise<string> {
  const id = createSessionId(await hashAccountId(user.sub))
  const key = await keyOfSessionId(id)
  const record = { createdAtS, seenAtS: createdAtS, hasAuthTime, user }
  await writeSessionRecord(stores.kv, key, record, stores.nowS)
  // The list is a courtesy: when the database does not take it, the session counts all the same.
  stores.waitUntil(deleteRecordIfRevoked(stores, key, record).catch(stores.report))
  return signSessionId(id, stores.secrets)
}

/** Lists a session whose record was just written; takes the record away again when all before it were ended meanwhile. */
async function deleteRecordIfRevoked(
  stores: SessionDependencies,
  key: SessionKey,
  record: SessionRecord,
): Promise<void> {
  if (!(await upsertListedSession(stores, key.sessionIdHash, record)))
    await deleteSessionRecord(stores.kv, key)
}

/** A session whose record is there; whether it was signed out elsewhere is another question. */
export type UnverifiedSession = {
  readonly session: Session
  /**
   * Whether what the account owns may be shown and changed; false when it was signed out.
   * @throws {UnavailableError} when the database does not answer
   */
  readonly checkRevocation: () => Promise<boolean>
  /** The same for a page that begins before the database answers: `null` when KV says already that the session is over. */
  readonly checkRevocationDeferred: () => Promise<{ readonly isValid: Promise<boolean> } | null>
  /** For a transaction that asks by itself: what belongs into it, or null as for `confirmLater`. */
  readonly createTransactionGuard: () => Promise<Statement | null>
  /**
   * The same for the visitor's name alone; the marks in KV will do.
   * @throws {UnavailableError} when neither store answers
   */
  readonly checkRevocationCached: () => Promise<boolean>
}

/** Asks the database first, so that no record comes back which was ended a moment ago. */
async function extend(stores: SessionDependencies, key: SessionKey, used: SessionRecord): Promise<void> {
  if (!(await upsertListedSession(stores, key.sessionIdHash, used))) return
  await writeSessionRecord(stores.kv, key, used, stores.nowS)
  // And again: an account that was deleted in between leaves no record.
  await deleteRecordIfRevoked(stores, key, used)
}

function extendIfDue(stores: SessionDependencies, key: SessionKey, record: SessionRecord): void {
  const { nowS, recentExtensions, waitUntil, report } = stores
  if (!isExtensionDue(record, nowS) || !recentExtensions.claim(key.sessionIdHash, nowS)) return
  waitUntil(extend(stores, key, { ...record, seenAtS: nowS }).catch(report))
}

/**
 * The session that a cookie stands for, as far as its record tells; null when it is none of ours or over.
 * @throws {UnavailableError} when KV does not answer within 500 ms
 */
export async function findSession(
  stores: SessionDependencies,
  cookie: string | null,
): Promise<UnverifiedSession | null> {
  const key = await keyOfCookie(cookie, stores.secrets)
  if (key === null) return null
  const { kv } = stores
  const { sessionIdHash } = key
  const prefetchedMarks = prefetchRevocationMarks(kv, key)
  const text = await withDeadline(kv.get(sessionIdHash), KV_TIMEOUT_MS, 'session store')
  const record = parseSessionRecord(text)
  if (record === null || !isSessionActive(record, stores.nowS)) return null
  const { user, createdAtS, seenAtS, hasAuthTime } = record
  const marks = resolveRevocationMarks(kv, key, user.sub, prefetchedMarks)
  // Whoever may do without asking does not wait for it.
  marks.catch(() => undefined)
  const identity = { sessionIdHash, owner: user.sub, createdAtS, marks }
  const extendUnlessRevoked = (isRevoked: boolean): boolean => {
    if (!isRevoked) extendIfDue(stores, key, record)
    return !isRevoked
  }
  return {
    session: { user, ...key, createdAtS, seenAtS, hasAuthTime },
    checkRevocation: async () => extendUnlessRevoked(await startRevocationCheck(stores, identity).isRevoked),
    async checkRevocationDeferred() {
      const { isMarkedRevoked: isMarked, isRevoked } = startRevocationCheck(stores, identity)
      const isValid = isRevoked.then(extendUnlessRevoked)
      // Whoever shows something of the account waits for it; a page may show nothing.
      isValid.catch(() => undefined)
      return (await isMarked) ? null : { isValid }
    },
    createTransactionGuard: async () =>
      (await isMarkedRevoked(stores, identity)) ? null : revocationGuard(identity),
    checkRevocationCached: async () => extendUnlessRevoked(await isRevokedCached(stores, identity)),
  }
}

/**
 * Changes what a session knows of its visitor, unless it was ended meanwhile.
 * @throws {UnavailableError} when a store does not take it
 */
export function updateSessionUser(
  stores: SessionDependencies,
  session: Session,
  user: SessionUser,
): Promise<void> {
  const { sessionIdHash, accountHash, createdAtS, hasAuthTime } = session
  return extend(
    stores,
    { sessionIdHash, accountHash },
    { createdAtS, seenAtS: stores.nowS, hasAuthTime, user },
  )
}

/**
 * Ends the session of a cookie for good: the record goes, and a mark stays for places that still see the record
 * (R1.8). Never throws: what a store refuses is reported.
 * @returns whether the cookie was one of ours
 */
export async function revokeSession(stores: SessionDependencies, cookie: string | null): Promise<boolean> {
  const key = await keyOfCookie(cookie, stores.secrets)
  if (key === null) return false
  const outcomes = await Promise.allSettled(revocationWrites(stores, key))
  for (const outcome of outcomes) if (outcome.status === 'rejected') stores.report(outcome.reason)
  return true
}

/** All that ends one session, begun at once. */
function revocationWrites(
  { kv, db, nowS }: SessionDependencies,
  key: SessionKey,
): readonly Promise<unknown>[] {
  return [
    writeSessionRevocation(kv, key.sessionIdHash),
    deleteSessionRecord(kv, key),
    insertHashOnce(db, 'revokedSession', key.sessionIdHash, nowS + ABSOLUTE_TIMEOUT_S, nowS),
    deleteAccountSession(db, key.sessionIdHash),
  ]
}

/**
 * Ends another session of the same account, for good and wherever it is.
 * @throws {UnavailableError} when a store does not take it: doing so again finishes it
 */
export async function revokeOtherSession(stores: SessionDependencies, key: SessionKey): Promise<void> {
  await Promise.all(revocationWrites(stores, key))
}
