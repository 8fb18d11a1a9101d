import type { SessionSecrets } from '#src/config/config.ts'
import type { Statement } from '#src/platform/database.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { setMark } from '#src/platform/one-time-marks.ts'
import type { RecentKeys } from '#src/platform/recent-keys.ts'
import { ABSOLUTE_LIMIT_S, isAlive, wantsExtension } from '#src/sign-in/rules/session-lifetime.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import { listSession, unlistSession } from './account-sessions.ts'
import { accountTag, createSessionId, sealSessionId } from './session-cookie.ts'
import { keyOfCookie, keyOfSessionId, type SessionKey } from './session-key.ts'
import { markEnded, marksOf, startReadingMarks } from './session-marks.ts'
import { parseSessionRecord, type SessionRecord } from './session-record.ts'
import { removeRecord, writeRecord } from './session-records.ts'
import { isMarked, revocationGuard, seemsRevoked, startConfirming } from './session-revocation.ts'

const KV_TIMEOUT_MS = 500
const DATABASE_TIMEOUT_MS = 500

export type Session = SessionKey & {
  readonly user: SessionUser
  readonly createdAtS: number
  readonly seenAtS: number
  /** Whether the provider said when the visitor signed in there, as every sign-in asks it to. */
  readonly isTimed: boolean
}

/** What sessions stand on, for one request. */
export type SessionStores = {
  readonly kv: KVNamespace
  readonly db: D1Database
  /** From which the key of the cookie's seal is derived. */
  readonly secrets: SessionSecrets
  readonly nowS: number
  /** What the visitor would call the device. */
  readonly device: string
  /** Sessions whose use this isolate wrote down within the hour. */
  readonly extended: RecentKeys
  /** Lets work outlive the answer (`waitUntil`). */
  readonly afterwards: (work: Promise<unknown>) => void
  readonly report: (error: unknown) => void
}

/** Shows a session to its owner; false when it has been ended meanwhile. Throws UnavailableError when D1 does not take it. */
function list({ db, device }: SessionStores, hash: string, record: SessionRecord): Promise<boolean> {
  const { createdAtS, seenAtS, user } = record
  const listing = listSession(db, { hash, owner: user.sub, device, createdAtS, seenAtS })
  return withDeadline(listing, DATABASE_TIMEOUT_MS, 'database')
}

/**
 * Begins a session under a fresh id, which is written before it is ever read (R1.7).
 * @param start.createdAtS when it counts from; now, unless all before now are being ended
 * @param start.isTimed as `Session` has it
 * @returns the value of the session cookie
 * @throws {UnavailableError} when KV does not take the record within 500 ms
 */
export async function beginSession(
  stores: SessionStores,
  user: SessionUser,
  { createdAtS, isTimed }: Pick<SessionRecord, 'createdAtS' | 'isTimed'>,
): Promise<string> {
  const id = createSessionId(await accountTag(user.sub))
  const key = await keyOfSessionId(id)
  const record = { createdAtS, seenAtS: createdAtS, isTimed, user }
  await writeRecord(stores.kv, key, record, stores.nowS)
  // The list is a courtesy: when the database does not take it, the session counts all the same.
  stores.afterwards(keepIfListed(stores, key, record).catch(stores.report))
  return sealSessionId(id, stores.secrets)
}

/** Lists a session whose record was just written; takes the record away again when all before it were ended meanwhile. */
async function keepIfListed(stores: SessionStores, key: SessionKey, record: SessionRecord): Promise<void> {
  if (!(await list(stores, key.hash, record))) await removeRecord(stores.kv, key)
}

/** A session whose record is there; whether it was signed out elsewhere is another question. */
export type FoundSession = {
  readonly session: Session
  /**
   * Whether what the account owns may be shown and changed; false when it was signed out.
   * @throws {UnavailableError} when the database does not answer
   */
  readonly confirm: () => Promise<boolean>
  /** The same for a page that begins before the database answers: `null` when KV says already that the session is over. */
  readonly confirmLater: () => Promise<{ readonly isConfirmed: Promise<boolean> } | null>
  /** For a transaction that asks by itself: what belongs into it, or null as for `confirmLater`. */
  readonly guard: () => Promise<Statement | null>
  /**
   * The same for the visitor's name alone; the marks in KV will do.
   * @throws {UnavailableError} when neither store answers
   */
  readonly believe: () => Promise<boolean>
}

/** Asks the database first, so that no record comes back which was ended a moment ago. */
async function extend(stores: SessionStores, key: SessionKey, used: SessionRecord): Promise<void> {
  if (!(await list(stores, key.hash, used))) return
  await writeRecord(stores.kv, key, used, stores.nowS)
  // And again: an account that was deleted in between leaves no record.
  await keepIfListed(stores, key, used)
}

function extendIfDue(stores: SessionStores, key: SessionKey, record: SessionRecord): void {
  const { nowS, extended, afterwards, report } = stores
  if (!wantsExtension(record, nowS) || !extended.claim(key.hash, nowS)) return
  afterwards(extend(stores, key, { ...record, seenAtS: nowS }).catch(report))
}

/**
 * The session that a cookie stands for, as far as its record tells; null when it is none of ours or over.
 * @throws {UnavailableError} when KV does not answer within 500 ms
 */
export async function findSession(
  stores: SessionStores,
  cookie: string | null,
): Promise<FoundSession | null> {
  const key = await keyOfCookie(cookie, stores.secrets)
  if (key === null) return null
  const { kv } = stores
  const { hash } = key
  const begun = startReadingMarks(kv, key)
  const text = await withDeadline(kv.get(hash), KV_TIMEOUT_MS, 'session store')
  const record = parseSessionRecord(text)
  if (record === null || !isAlive(record, stores.nowS)) return null
  const { user, createdAtS, seenAtS, isTimed } = record
  const marks = marksOf(kv, key, user.sub, begun)
  // Whoever may do without asking does not wait for it.
  marks.catch(() => undefined)
  const identity = { hash, owner: user.sub, createdAtS, marks }
  const keep = (isRevoked: boolean): boolean => {
    if (!isRevoked) extendIfDue(stores, key, record)
    return !isRevoked
  }
  return {
    session: { user, ...key, createdAtS, seenAtS, isTimed },
    confirm: async () => keep(await startConfirming(stores, identity).isRevoked),
    async confirmLater() {
      const { isMarked, isRevoked } = startConfirming(stores, identity)
      const isConfirmed = isRevoked.then(keep)
      // Whoever shows something of the account waits for it; a page may show nothing.
      isConfirmed.catch(() => undefined)
      return (await isMarked) ? null : { isConfirmed }
    },
    guard: async () => ((await isMarked(stores, identity)) ? null : revocationGuard(identity)),
    believe: async () => keep(await seemsRevoked(stores, identity)),
  }
}

/**
 * Changes what a session knows of its visitor, unless it was ended meanwhile.
 * @throws {UnavailableError} when a store does not take it
 */
export function changeSession(stores: SessionStores, session: Session, user: SessionUser): Promise<void> {
  const { hash, tag, createdAtS, isTimed } = session
  return extend(stores, { hash, tag }, { createdAtS, seenAtS: stores.nowS, isTimed, user })
}

/**
 * Ends the session of a cookie for good: the record goes, and a mark stays for places that still see the record
 * (R1.8). Never throws: what a store refuses is reported.
 * @returns whether the cookie was one of ours
 */
export async function endSession(stores: SessionStores, cookie: string | null): Promise<boolean> {
  const key = await keyOfCookie(cookie, stores.secrets)
  if (key === null) return false
  const outcomes = await Promise.allSettled(ending(stores, key))
  for (const outcome of outcomes) if (outcome.status === 'rejected') stores.report(outcome.reason)
  return true
}

/** All that ends one session, begun at once. */
function ending({ kv, db, nowS }: SessionStores, key: SessionKey): readonly Promise<unknown>[] {
  return [
    markEnded(kv, key.hash),
    removeRecord(kv, key),
    setMark(db, 'revokedSession', key.hash, nowS + ABSOLUTE_LIMIT_S, nowS),
    unlistSession(db, key.hash),
  ]
}

/**
 * Ends another session of the same account, for good and wherever it is.
 * @throws {UnavailableError} when a store does not take it: doing so again finishes it
 */
export async function endOtherSession(stores: SessionStores, key: SessionKey): Promise<void> {
  await Promise.all(ending(stores, key))
}
