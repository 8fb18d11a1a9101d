import type { SessionSecrets } from '#src/config/config.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { hashText } from '#src/platform/hash-text.ts'
import { setMark } from '#src/platform/one-time-marks.ts'
import type { RecentKeys } from '#src/platform/recent-keys.ts'
import {
  ABSOLUTE_LIMIT_S,
  isAlive,
  secondsToKeep,
  wantsExtension,
} from '#src/sign-in/rules/session-lifetime.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import { listSession, unlistSession } from './account-sessions.ts'
import { createSessionId, openSessionCookie, sealSessionId } from './session-cookie.ts'
import { parseSessionRecord, type SessionRecord, serialiseSessionRecord } from './session-record.ts'
import { isSessionRevoked } from './session-revocation.ts'

const KV_TIMEOUT_MS = 500
const DATABASE_TIMEOUT_MS = 500

export type Session = {
  readonly user: SessionUser
  /** Hash of its id: the key of its record. */
  readonly hash: string
  readonly createdAtS: number
  readonly seenAtS: number
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

function writeRecord({ kv, nowS }: SessionStores, hash: string, record: SessionRecord): Promise<void> {
  const write = kv.put(hash, serialiseSessionRecord(record), { expirationTtl: secondsToKeep(record, nowS) })
  return withDeadline(write, KV_TIMEOUT_MS, 'session store')
}

/** Shows a session to its owner. The list is a courtesy: when the database does not take it, the session counts all the same. */
function listLater(
  { db, device, afterwards, report }: SessionStores,
  hash: string,
  record: SessionRecord,
): void {
  const { createdAtS, seenAtS, user } = record
  const listing = listSession(db, { hash, owner: user.sub, device, createdAtS, seenAtS })
  afterwards(withDeadline(listing, DATABASE_TIMEOUT_MS, 'database').catch(report))
}

/**
 * Begins a session under a fresh id, which is written before it is ever read (R1.7).
 * @param createdAtS when it counts from; now, unless all before now are being ended
 * @returns the value of the session cookie
 * @throws {UnavailableError} when KV does not take the record within 500 ms
 */
export async function beginSession(
  stores: SessionStores,
  user: SessionUser,
  createdAtS: number = stores.nowS,
): Promise<string> {
  const id = createSessionId()
  const hash = await hashText(id)
  const record = { createdAtS, seenAtS: createdAtS, user }
  await writeRecord(stores, hash, record)
  listLater(stores, hash, record)
  return sealSessionId(id, stores.secrets)
}

/** A session whose record is there; `confirm` asks the database whether it was signed out elsewhere. */
export type FoundSession = {
  readonly session: Session
  /**
   * False when it was signed out.
   * @throws {UnavailableError} when the database does not answer
   */
  readonly confirm: () => Promise<boolean>
}

function extendIfDue(stores: SessionStores, hash: string, record: SessionRecord): void {
  const { nowS, extended, afterwards, report } = stores
  if (!wantsExtension(record, nowS) || !extended.claim(hash, nowS)) return
  const used = { ...record, seenAtS: nowS }
  afterwards(writeRecord(stores, hash, used).catch(report))
  listLater(stores, hash, used)
}

/**
 * The session that a cookie stands for, as far as its record tells; null when it is none of ours or over.
 * @throws {UnavailableError} when KV does not answer within 500 ms
 */
export async function findSession(
  stores: SessionStores,
  cookie: string | null,
): Promise<FoundSession | null> {
  const id = await openSessionCookie(cookie, stores.secrets)
  if (id === null) return null
  const hash = await hashText(id)
  const text = await withDeadline(stores.kv.get(hash), KV_TIMEOUT_MS, 'session store')
  const record = parseSessionRecord(text)
  if (record === null || !isAlive(record, stores.nowS)) return null
  const { user, createdAtS, seenAtS } = record
  return {
    session: { user, hash, createdAtS, seenAtS },
    async confirm() {
      if (await isSessionRevoked(stores.db, { hash, owner: user.sub, createdAtS })) return false
      extendIfDue(stores, hash, record)
      return true
    },
  }
}

/**
 * The same session, confirmed. Without the database the record in KV decides alone: signing out has deleted it there as well.
 * Throws as `findSession` does.
 */
export async function readSession(stores: SessionStores, cookie: string | null): Promise<Session | null> {
  const found = await findSession(stores, cookie)
  if (found === null) return null
  const isConfirmed = await found.confirm().catch((error: unknown) => {
    stores.report(error)
    return true
  })
  return isConfirmed ? found.session : null
}

/**
 * Changes what a session knows of its visitor.
 * @throws {UnavailableError} when KV does not take the record within 500 ms
 */
export function changeSession(stores: SessionStores, session: Session, user: SessionUser): Promise<void> {
  const { hash, createdAtS } = session
  return writeRecord(stores, hash, { createdAtS, seenAtS: stores.nowS, user })
}

/**
 * Ends the session of a cookie for good: the record goes, and a mark stays for places that still see the record
 * (R1.8). Never throws: what a store refuses is reported.
 * @returns whether the cookie was one of ours
 */
export async function endSession(stores: SessionStores, cookie: string | null): Promise<boolean> {
  const id = await openSessionCookie(cookie, stores.secrets)
  if (id === null) return false
  const hash = await hashText(id)
  const { kv, db, nowS } = stores
  const outcomes = await Promise.allSettled([
    withDeadline(kv.delete(hash), KV_TIMEOUT_MS, 'session store'),
    setMark(db, 'revokedSession', hash, nowS + ABSOLUTE_LIMIT_S, nowS),
    unlistSession(db, hash),
  ])
  for (const outcome of outcomes) if (outcome.status === 'rejected') stores.report(outcome.reason)
  return true
}
