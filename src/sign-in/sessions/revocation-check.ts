import { UnavailableError } from '#src/platform/app-error.ts'
import { guardAgainst, type Statement } from '#src/platform/database.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { isRevokedByMarks, type RevocationMarks } from './revocation-marks.ts'

/** As long as a page waits for its data, which are asked for at the same time. */
const STRICT_CHECK_TIMEOUT_MS = 5000
/** Where only a name is shown, the database gets no longer than this to object. */
const CACHED_CHECK_TIMEOUT_MS = 500

export type SessionIdentity = {
  readonly sessionIdHash: string
  readonly owner: string
  readonly createdAtS: number
  /** Of KV, where they have been asked for. */
  readonly marks: Promise<RevocationMarks>
}

/** What holds the marks of sessions that were ended. */
export type RevocationStores = {
  readonly db: D1Database
  readonly report: (error: unknown) => void
}

/** What D1 knows: of one session, then of all that an account had before a moment. */
const IS_REVOKED = `(EXISTS (SELECT 1 FROM revoked_sessions WHERE session_hash = ?)
  OR EXISTS (SELECT 1 FROM sessions_not_before WHERE owner = ? AND not_before_s > ?))`

/**
 * What has to stand in a transaction of a session that nobody has confirmed: when it was signed out, nothing of it counts
 * (R13.3). So the database is asked and told in one trip (R13.1).
 */
export const revocationGuard = ({
  sessionIdHash,
  owner,
  createdAtS,
}: Omit<SessionIdentity, 'marks'>): Statement => guardAgainst(IS_REVOKED, sessionIdHash, owner, createdAtS)

/** Throws UnavailableError when D1 fails, is late, or answers anything but yes or no. */
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

/** Throws UnavailableError when KV fails, is late, or answers anything but marks. */
const isRevokedInKv = async ({ marks, createdAtS }: SessionIdentity): Promise<boolean> =>
  isRevokedByMarks(await marks, createdAtS)

type RevocationResult = { readonly isRevoked: boolean } | { readonly error: unknown }

const settleResult = (check: Promise<boolean>): Promise<RevocationResult> =>
  check.then(
    (isRevoked) => ({ isRevoked }),
    (error: unknown) => ({ error }),
  )

const isRevokedResult = (result: RevocationResult): boolean => 'isRevoked' in result && result.isRevoked

/** Both stores, asked at once. */
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

/** Results of both stores, neither of which reports a revocation. */
type SettledChecks = { readonly kvResult: RevocationResult; readonly databaseResult: RevocationResult }

/** KV is near, so what it says is not kept waiting by a database that is slow. */
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

/** What is under way to learn whether a session was signed out. */
export type RevocationCheck = {
  /** Whether KV says that it was; false as well when it cannot tell. */
  readonly isMarkedRevoked: Promise<boolean>
  /**
   * Whether it was, as far as whoever reads or changes what an account owns must know it (R1.8, R13.3): one store that
   * says so is enough, and the database has to be heard. Rejects with UnavailableError when D1 does not answer within five
   * seconds.
   */
  readonly isRevoked: Promise<boolean>
}

async function requireDatabaseResult(stores: RevocationStores, pending: PendingChecks): Promise<boolean> {
  const results = await awaitChecks(stores, pending)
  if (results === 'revoked') return true
  if ('error' in results.databaseResult) throw results.databaseResult.error
  return false
}

/** Whether KV says that a session was signed out; false as well when it cannot tell, which is reported. */
export async function isMarkedRevoked(
  { report }: Pick<RevocationStores, 'report'>,
  identity: SessionIdentity,
): Promise<boolean> {
  const result = await settleResult(isRevokedInKv(identity))
  if ('error' in result) report(result.error)
  return isRevokedResult(result)
}

/** Begins to ask whether a session was signed out, by itself or with all others of its account. */
export function startRevocationCheck(stores: RevocationStores, identity: SessionIdentity): RevocationCheck {
  const pending = startChecks(stores, identity, STRICT_CHECK_TIMEOUT_MS)
  return {
    isMarkedRevoked: pending.kvResult.then(isRevokedResult),
    isRevoked: requireDatabaseResult(stores, pending),
  }
}

/**
 * The same for what shows a visitor's name and nothing that they keep here: the marks in KV will do when the database
 * does not answer within half a second.
 * @throws {UnavailableError} when neither can be read
 */
export async function isRevokedCached(stores: RevocationStores, identity: SessionIdentity): Promise<boolean> {
  const results = await awaitChecks(stores, startChecks(stores, identity, CACHED_CHECK_TIMEOUT_MS))
  if (results === 'revoked') return true
  if ('error' in results.kvResult && 'error' in results.databaseResult) throw results.databaseResult.error
  return false
}
