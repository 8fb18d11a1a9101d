import { ABSOLUTE_LIMIT_S, isAlive, secondsToKeep, wantsExtension } from '#src/domain/session-lifetime.ts'
import type { SessionUser } from '#src/domain/session-user.ts'
import { withDeadline } from './deadline.ts'
import { hashText } from './hash-text.ts'
import { hasMark, setMark } from './one-time-marks.ts'
import type { RecentKeys } from './recent-keys.ts'
import { createSessionId, openSessionCookie, sealSessionId } from './session-cookie.ts'
import { parseSessionRecord, type SessionRecord, serialiseSessionRecord } from './session-record.ts'

const KV_TIMEOUT_MS = 500

export type Session = { readonly user: SessionUser }

/** What sessions stand on, for one request. */
export type SessionStores = {
  readonly kv: KVNamespace
  readonly db: D1Database
  /** The client secret, from which the key of the cookie's seal is derived. */
  readonly secret: string
  readonly nowS: number
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

/**
 * Begins a session under a fresh id, which is written before it is ever read (quality R1.7).
 * @returns the value of the session cookie
 * @throws {UnavailableError} when KV does not take the record within 500 ms
 */
export async function beginSession(stores: SessionStores, user: SessionUser): Promise<string> {
  const id = createSessionId()
  await writeRecord(stores, await hashText(id), { createdAtS: stores.nowS, seenAtS: stores.nowS, user })
  return sealSessionId(id, stores.secret)
}

/** Without the database the record in KV decides alone: signing out has deleted it there as well. */
async function isRevoked({ db, report }: SessionStores, hash: string): Promise<boolean> {
  try {
    return await hasMark(db, 'revokedSession', hash)
  } catch (error) {
    report(error)
    return false
  }
}

function extendIfDue(stores: SessionStores, hash: string, record: SessionRecord): void {
  const { nowS, extended, afterwards, report } = stores
  if (!wantsExtension(record, nowS) || !extended.claim(hash, nowS)) return
  afterwards(writeRecord(stores, hash, { ...record, seenAtS: nowS }).catch(report))
}

/**
 * The session that a cookie stands for; null when it is none of ours, over, or signed out.
 * @throws {UnavailableError} when KV does not answer within 500 ms
 */
export async function readSession(stores: SessionStores, cookie: string | null): Promise<Session | null> {
  const id = await openSessionCookie(cookie, stores.secret)
  if (id === null) return null
  const hash = await hashText(id)
  const [text, revoked] = await Promise.all([
    withDeadline(stores.kv.get(hash), KV_TIMEOUT_MS, 'session store'),
    isRevoked(stores, hash),
  ])
  const record = parseSessionRecord(text)
  if (record === null || revoked || !isAlive(record, stores.nowS)) return null
  extendIfDue(stores, hash, record)
  return { user: record.user }
}

/**
 * Ends the session of a cookie for good: the record goes, and a mark stays for places that still see the record
 * (quality R1.8). Never throws: what a store refuses is reported.
 * @returns whether the cookie was one of ours
 */
export async function endSession(stores: SessionStores, cookie: string | null): Promise<boolean> {
  const id = await openSessionCookie(cookie, stores.secret)
  if (id === null) return false
  const hash = await hashText(id)
  const { kv, db, nowS } = stores
  const outcomes = await Promise.allSettled([
    withDeadline(kv.delete(hash), KV_TIMEOUT_MS, 'session store'),
    setMark(db, 'revokedSession', hash, nowS + ABSOLUTE_LIMIT_S, nowS),
  ])
  for (const outcome of outcomes) if (outcome.status === 'rejected') stores.report(outcome.reason)
  return true
}
