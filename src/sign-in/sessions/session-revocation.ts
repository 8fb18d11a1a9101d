import { UnavailableError } from '#src/platform/app-error.ts'
import { guardAgainst, type Statement } from '#src/platform/database.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { isMarkedOver, type Marks } from './session-marks.ts'

/** As long as a page waits for its data, which are asked for at the same time. */
const CONFIRM_TIMEOUT_MS = 5000
/** Where only a name is shown, the database gets no longer than this to object. */
const BELIEVE_TIMEOUT_MS = 500

export type SessionIdentity = {
  readonly hash: string
  readonly owner: string
  readonly createdAtS: number
  /** Of KV, where they have been asked for. */
  readonly marks: Promise<Marks>
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
export const revocationGuard = ({ hash, owner, createdAtS }: Omit<SessionIdentity, 'marks'>): Statement =>
  guardAgainst(IS_REVOKED, hash, owner, createdAtS)

/** Throws UnavailableError when D1 fails, is late, or answers anything but yes or no. */
async function isRevokedInDatabase(
  db: D1Database,
  { hash, owner, createdAtS }: SessionIdentity,
  limitMs: number,
): Promise<boolean> {
  const query = db.prepare(`SELECT ${IS_REVOKED} AS revoked`).bind(hash, owner, createdAtS)
  const revoked: unknown = await withDeadline(query.first('revoked'), limitMs, 'database')
  if (revoked !== 0 && revoked !== 1) throw new UnavailableError('database (no yes or no)')
  return revoked === 1
}

/** Throws UnavailableError when KV fails, is late, or answers anything but marks. */
const isRevokedInStore = async ({ marks, createdAtS }: SessionIdentity): Promise<boolean> =>
  isMarkedOver(await marks, createdAtS)

type Verdict = { readonly isRevoked: boolean } | { readonly error: unknown }

const toVerdict = (asking: Promise<boolean>): Promise<Verdict> =>
  asking.then(
    (isRevoked) => ({ isRevoked }),
    (error: unknown) => ({ error }),
  )

const saysRevoked = (verdict: Verdict): boolean => 'isRevoked' in verdict && verdict.isRevoked

/** Both stores, asked at once. */
type Asking = { readonly inStore: Promise<Verdict>; readonly inDatabase: Promise<Verdict> }

const askBoth = ({ db }: RevocationStores, identity: SessionIdentity, limitMs: number): Asking => ({
  inStore: toVerdict(isRevokedInStore(identity)),
  inDatabase: toVerdict(isRevokedInDatabase(db, identity, limitMs)),
})

/** KV is near, so what it says is not kept waiting by a database that is slow. */
async function hearBoth(
  { report }: RevocationStores,
  asking: Asking,
): Promise<'revoked' | { readonly inStore: Verdict; readonly inDatabase: Verdict }> {
  const inStore = await asking.inStore
  if (saysRevoked(inStore)) return 'revoked'
  const inDatabase = await asking.inDatabase
  if (saysRevoked(inDatabase)) return 'revoked'
  for (const verdict of [inStore, inDatabase]) if ('error' in verdict) report(verdict.error)
  return { inStore, inDatabase }
}

/** What is under way to learn whether a session was signed out. */
export type Confirmation = {
  /** Whether KV says that it was; false as well when it cannot tell. */
  readonly isMarked: Promise<boolean>
  /**
   * Whether it was, as far as whoever reads or changes what an account owns must know it (R1.8, R13.3): one store that
   * says so is enough, and the database has to be heard. Rejects with UnavailableError when D1 does not answer within five
   * seconds.
   */
  readonly isRevoked: Promise<boolean>
}

async function decide(stores: RevocationStores, asking: Asking): Promise<boolean> {
  const said = await hearBoth(stores, asking)
  if (said === 'revoked') return true
  if ('error' in said.inDatabase) throw said.inDatabase.error
  return false
}

/** Whether KV says that a session was signed out; false as well when it cannot tell, which is reported. */
export async function isMarked(
  { report }: Pick<RevocationStores, 'report'>,
  identity: SessionIdentity,
): Promise<boolean> {
  const verdict = await toVerdict(isRevokedInStore(identity))
  if ('error' in verdict) report(verdict.error)
  return saysRevoked(verdict)
}

/** Begins to ask whether a session was signed out, by itself or with all others of its account. */
export function startConfirming(stores: RevocationStores, identity: SessionIdentity): Confirmation {
  const asking = askBoth(stores, identity, CONFIRM_TIMEOUT_MS)
  return { isMarked: asking.inStore.then(saysRevoked), isRevoked: decide(stores, asking) }
}

/**
 * The same for what shows a visitor's name and nothing that they keep here: the marks in KV will do when the database
 * does not answer within half a second.
 * @throws {UnavailableError} when neither can be read
 */
export async function seemsRevoked(stores: RevocationStores, identity: SessionIdentity): Promise<boolean> {
  const said = await hearBoth(stores, askBoth(stores, identity, BELIEVE_TIMEOUT_MS))
  if (said === 'revoked') return true
  if ('error' in said.inStore && 'error' in said.inDatabase) throw said.inDatabase.error
  return false
}
