import { UnavailableError } from '#src/platform/app-error.ts'
import { guardAgainst, type Statement } from '#src/platform/database.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { DATABASE_TIMEOUT_MS, SESSION_STORE_TIMEOUT_MS } from '#src/platform/timeouts.ts'
import { isRevokedByMarks, type RevocationMarks } from './revocation-marks.ts'

export type SessionIdentity = {
  readonly sessionIdHash: string
  readonly owner: string
  readonly createdAtS: number
  /** Marks in KV, already requested. */
  readonly marks: Promise<RevocationMarks>
}

/** Stores of revocations in D1. */
export type RevocationStores = {
  readonly db: D1Database
  readonly report: (error: unknown) => void
}

/** SQL: whether one session, or all sessions of its account before a time, were revoked. */
const IS_REVOKED = `(EXISTS (SELECT 1 FROM revoked_sessions WHERE session_hash = ?)
  OR EXISTS (SELECT 1 FROM sessions_not_before WHERE owner = ? AND not_before_s > ?))`

/**
 * Guard statement for the transaction of an unverified session: it aborts the transaction when the session was revoked
 * (R13.3), which saves a separate query (R13.1).
 */
export const revocationGuard = ({
  sessionIdHash,
  owner,
  createdAtS,
}: Omit<SessionIdentity, 'marks'>): Statement => guardAgainst(IS_REVOKED, sessionIdHash, owner, createdAtS)

/** Throws UnavailableError when D1 fails, times out or returns an invalid value. */
async function isRevokedInDatabase(
  db: D1Database,
  { sessionIdHash, owner, createdAtS }: SessionIdentity,
  timeoutMs: number,
): Promise<boolean> {
  const query = db.prepare(`SELECT ${IS_REVOKED} AS revoked`).bind(sessionIdHash, owner, createdAtS)
  const revoked: unknown = await withDeadline(query.first('revoked'), timeoutMs, 'database')
  if (revoked !== 0 && revoked !== 1) throw new UnavailableError('database (invalid response)')
  return revoked === 1
}

/** Throws UnavailableError when KV fails, times out or returns an invalid value. */
const isRevokedInKv = async ({ marks, createdAtS }: SessionIdentity): Promise<boolean> =>
  isRevokedByMarks(await marks, createdAtS)

type RevocationResult = { readonly isRevoked: boolean } | { readonly error: unknown }

const settleResult = (check: Promise<boolean>): Promise<RevocationResult> =>
  check.then(
    (isRevoked) => ({ isRevoked }),
    (error: unknown) => ({ error }),
  )

const isRevokedResult = (result: RevocationResult): boolean => 'isRevoked' in result && result.isRevoked

/** Concurrent checks of both stores. */
type PendingChecks = {
  readonly kvResult: Promise<RevocationResult>
  readonly databaseResult: Promise<RevocationResult>
}

const startChecks = (
  { db }: RevocationStores,
  identity: SessionIdentity,
  timeoutMs: number,
): PendingChecks => ({
  kvResult: settleResult(isRevokedInKv(identity)),
  databaseResult: settleResult(isRevokedInDatabase(db, identity, timeoutMs)),
})

/** Results of both stores when neither has a revocation. */
type SettledChecks = { readonly kvResult: RevocationResult; readonly databaseResult: RevocationResult }

/** Awaits KV first: it is the faster store, and a revocation there needs no database. */
async function awaitChecks(
  { report }: RevocationStores,
  pending: PendingChecks,
): Promise<'revoked' | SettledChecks> {
  const kvResult = await pending.kvResult
  if (isRevokedResult(kvResult)) return 'revoked'
  const databaseResult = await pending.databaseResult
  if (isRevokedResult(databaseResult)) return 'revoked'
  for (const result of [kvResult, databaseResult]) if ('error' in result) report(result.error)
  return { kvResult, databaseResult }
}

/** A pending check whether a session was revoked. */
export type RevocationCheck = {
  /** Whether KV has a revocation; false as well when KV fails. */
  readonly isMarkedRevoked: Promise<boolean>
  /**
   * Whether the session was revoked, for reading and writing account data (R1.8, R13.3): a revocation in one store is
   * enough, and D1 must respond. Rejects with UnavailableError when D1 does not respond within five seconds.
   */
  readonly isRevoked: Promise<boolean>
}

async function requireDatabaseResult(stores: RevocationStores, pending: PendingChecks): Promise<boolean> {
  const results = await awaitChecks(stores, pending)
  if (results === 'revoked') return true
  if ('error' in results.databaseResult) throw results.databaseResult.error
  return false
}

/** Whether KV has a revocation; false as well when KV fails, which is reported. */
export async function isMarkedRevoked(
  { report }: Pick<RevocationStores, 'report'>,
  identity: SessionIdentity,
): Promise<boolean> {
  const result = await settleResult(isRevokedInKv(identity))
  if ('error' in result) report(result.error)
  return isRevokedResult(result)
}

/** Starts checking whether a session was revoked, individually or with all others of its account. */
export function startRevocationCheck(stores: RevocationStores, identity: SessionIdentity): RevocationCheck {
  // As long as a page waits for its data, which are queried at the same time.
  const pending = startChecks(stores, identity, DATABASE_TIMEOUT_MS)
  return {
    isMarkedRevoked: pending.kvResult.then(isRevokedResult),
    isRevoked: requireDatabaseResult(stores, pending),
  }
}

/** `unconfirmed`: KV has no revocation, which may be a minute old, and the database did not respond. */
export type CachedValidity = 'valid' | 'unconfirmed' | 'revoked'

/**
 * The validity of a session for showing who is signed in: the marks in KV suffice for the nickname when the database
 * does not respond within half a second.
 * @throws {UnavailableError} when neither store responds
 */
export async function checkCachedValidity(
  stores: RevocationStores,
  identity: SessionIdentity,
): Promise<CachedValidity> {
  const results = await awaitChecks(stores, startChecks(stores, identity, SESSION_STORE_TIMEOUT_MS))
  if (results === 'revoked') return 'revoked'
  if (!('error' in results.databaseResult)) return 'valid'
  if ('error' in results.kvResult) throw results.databaseResult.error
  return 'unconfirmed'
}
