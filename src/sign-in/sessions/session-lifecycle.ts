import type { SessionSecrets } from '#src/config/config.ts'
import type { Statement } from '#src/platform/database.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { insertHashOnce } from '#src/platform/insert-hash-once.ts'
import type { Throttle } from '#src/platform/throttle.ts'
import { SESSION_STORE_TIMEOUT_MS } from '#src/platform/timeouts.ts'
import { ABSOLUTE_TIMEOUT_S } from '#src/sign-in/rules/session-lifetime.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import { deleteAccountSession, upsertAccountSession } from './account-sessions.ts'
import { writeSessionRevocation } from './revocation-marks.ts'
import { createSessionId, hashAccountId, signSessionId } from './session-cookie.ts'
import {
  deleteSessionRecord,
  keyOfCookie,
  keyOfSessionId,
  type SessionKey,
  type SessionRecord,
  startSessionRecordWrite,
  writeSessionRecord,
} from './session-repository.ts'

export type Session = SessionKey & {
  readonly user: SessionUser
  readonly createdAtS: number
  readonly seenAtS: number
  /** Whether the provider sent `auth_time`, as every authorization request demands. */
  readonly hasAuthTime: boolean
  /** When the visitor authenticated at the provider, in seconds since 1970; null when unknown. */
  readonly authenticatedAtS: number | null
}

/** What a sign-in proves of the authentication at the provider. */
export type AuthenticationEvidence = Pick<Session, 'hasAuthTime' | 'authenticatedAtS'>

/** A session that has just ended, or with null all sessions of an account. */
export type EndedSession = { readonly owner: string; readonly sessionIdHash: string | null }

/** Dependencies of the sessions of one request. */
export type SessionDependencies = {
  readonly kv: KVNamespace
  readonly db: D1Database
  /** Secrets of which the signing key of the cookie is derived. */
  readonly secrets: SessionSecrets
  readonly nowS: number
  /** Readable device name. */
  readonly device: string
  /** Sessions that this isolate extended within the last hour. */
  readonly recentExtensions: Throttle
  /** `waitUntil` of the request's execution context. */
  readonly waitUntil: (work: Promise<unknown>) => void
  readonly report: (error: unknown) => void
  /** Ends connections that outlive a request, such as sockets. Never rejects. */
  readonly onEnded: (ended: EndedSession) => Promise<void>
}

/** Lists a session for its account; false when the session was revoked. Throws UnavailableError when D1 fails. */
function upsertListedSession(
  { db, device }: SessionDependencies,
  sessionIdHash: string,
  record: SessionRecord,
): Promise<boolean> {
  const { createdAtS, seenAtS, user } = record
  const listing = upsertAccountSession(db, { sessionIdHash, owner: user.sub, device, createdAtS, seenAtS })
  return withDeadline(listing, SESSION_STORE_TIMEOUT_MS, 'database')
}

/**
 * Begins a session under a new ID, which is written before it is read (R1.7).
 * @param start.createdAtS start of its lifetime; later than now when all sessions before are being revoked
 * @param start.authenticatedAtS as in `Session`, and so is `hasAuthTime`
 * @returns the value of the session cookie
 * @throws {UnavailableError} when KV does not accept the record within 500 ms
 */
export async function beginSession(
  stores: SessionDependencies,
  user: SessionUser,
  start: AuthenticationEvidence & Pick<SessionRecord, 'createdAtS'>,
): Promise<string> {
  const id = createSessionId(await hashAccountId(user.sub))
  const key = await keyOfSessionId(id)
  const { createdAtS, hasAuthTime, authenticatedAtS } = start
  const record = { createdAtS, seenAtS: createdAtS, hasAuthTime, authenticatedAtS, user }
  await writeSessionRecord(stores.kv, key, record, stores.nowS)
  // The list is informational: the session is valid even when the database does not accept the entry.
  stores.waitUntil(deleteRecordIfRevoked(stores, key, record).catch(stores.report))
  return signSessionId(id, stores.secrets)
}

/** Lists a session whose record was just written; deletes the record when the session was revoked in the meantime. */
async function deleteRecordIfRevoked(
  stores: SessionDependencies,
  key: SessionKey,
  record: SessionRecord,
): Promise<void> {
  if (!(await upsertListedSession(stores, key.sessionIdHash, record)))
    await deleteSessionRecord(stores.kv, key)
}

/** Updates the database first, so that the record of a revoked session is not written again. */
export async function extendSession(
  stores: SessionDependencies,
  key: SessionKey,
  record: SessionRecord,
): Promise<void> {
  if (!(await upsertListedSession(stores, key.sessionIdHash, record))) return
  const { accepted, settled } = startSessionRecordWrite(stores.kv, key, record, stores.nowS)
  // The account may have been deleted between both writes, of which the second may have taken longer than its time limit.
  await settled
  await deleteRecordIfRevoked(stores, key, record)
  await accepted
}

/**
 * Updates the user of a session unless the session was revoked.
 * @param before statements that run first in the transaction that lists the session, such as its guard
 * @throws {UnavailableError} when a store does not accept the write
 */
export async function updateSessionUser(
  stores: SessionDependencies,
  session: Session,
  user: SessionUser,
  before: readonly Statement[] = [],
): Promise<void> {
  const { db, kv, device, nowS } = stores
  const { sessionIdHash, accountHash, createdAtS, hasAuthTime, authenticatedAtS } = session
  const listed = { sessionIdHash, owner: user.sub, device, createdAtS, seenAtS: nowS }
  if (!(await upsertAccountSession(db, listed, before))) return
  const key = { sessionIdHash, accountHash }
  const record = { createdAtS, seenAtS: nowS, hasAuthTime, authenticatedAtS, user }
  const { accepted, settled } = startSessionRecordWrite(kv, key, record, nowS)
  // The account may have been deleted between both writes. The visitor waits for it as for the first query.
  const checked = settled.then(async () => {
    if (!(await upsertAccountSession(db, listed))) await deleteSessionRecord(kv, key)
  })
  // After its time limit the write may still be stored.
  stores.waitUntil(checked.catch(stores.report))
  await accepted
  await checked
}

/**
 * Revokes the session of a cookie: deletes its record and writes a mark for locations that still have the record cached
 * (R1.8). Never throws; store errors are reported.
 * @returns whether the cookie had a valid signature
 */
export async function revokeSession(stores: SessionDependencies, cookie: string | null): Promise<boolean> {
  const key = await keyOfCookie(cookie, stores.secrets)
  if (key === null) return false
  const outcomes = await Promise.allSettled(revocationWrites(stores, key))
  for (const outcome of outcomes) if (outcome.status === 'rejected') stores.report(outcome.reason)
  return true
}

/** All writes that revoke one session, started in parallel. */
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
 * Revokes another session of the same account.
 * @throws {UnavailableError} when a store does not accept the write; idempotent, so it can be retried
 */
export async function revokeOtherSession(stores: SessionDependencies, key: SessionKey): Promise<void> {
  await Promise.all(revocationWrites(stores, key))
}
