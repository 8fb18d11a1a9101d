import { UnavailableError } from '#src/platform/app-error.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { secondsToKeep } from '#src/sign-in/rules/session-lifetime.ts'
import type { SessionKey } from './session-key.ts'
import { type SessionRecord, serialiseSessionRecord } from './session-record.ts'

const KV_TIMEOUT_MS = 500
/** An isolate has six connections. */
const DELETED_AT_ONCE = 5
/** A request may ask a thousand things of the platform; the mark ends the sessions whose records stay. */
const MOST_DELETED = 200

const prefixOf = (tag: string): string => `of:${tag}:`
/** Key that says that an account has a session, so that all of them are found when it goes. */
const listingKey = ({ hash, tag }: SessionKey): string => prefixOf(tag) + hash

/**
 * Writes the record of a session, and that its account has it.
 * @throws {UnavailableError} when KV does not take both within 500 ms
 */
export async function writeRecord(
  kv: KVNamespace,
  key: SessionKey,
  record: SessionRecord,
  nowS: number,
): Promise<void> {
  const kept = { expirationTtl: secondsToKeep(record, nowS) }
  const writing = Promise.all([
    kv.put(key.hash, serialiseSessionRecord(record), kept),
    kv.put(listingKey(key), '', kept),
  ])
  await withDeadline(writing, KV_TIMEOUT_MS, 'session store')
}

/** Takes the record of a session out of KV. Throws as `writeRecord` does. */
export async function removeRecord(kv: KVNamespace, key: SessionKey): Promise<void> {
  const removing = Promise.all([kv.delete(key.hash), kv.delete(listingKey(key))])
  await withDeadline(removing, KV_TIMEOUT_MS, 'session store')
}

/** The same for several sessions of one account, two hundred at most. */
export async function removeRecords(kv: KVNamespace, tag: string, hashes: Iterable<string>): Promise<void> {
  const removed = [...hashes].slice(0, MOST_DELETED)
  for (let start = 0; start < removed.length; start += DELETED_AT_ONCE)
    await Promise.all(
      removed.slice(start, start + DELETED_AT_ONCE).map((hash) => removeRecord(kv, { hash, tag })),
    )
}

/**
 * Hashes of the sessions that an account has in KV, also of those that the database was never told of.
 * @throws {UnavailableError} when KV fails or is late
 */
export async function listRecords(kv: KVNamespace, tag: string): Promise<readonly string[]> {
  const prefix = prefixOf(tag)
  const listing = kv.list({ prefix, limit: MOST_DELETED })
  const found: Partial<Awaited<typeof listing>> | null = await withDeadline(
    listing,
    KV_TIMEOUT_MS,
    'session store',
  )
  if (!Array.isArray(found?.keys)) throw new UnavailableError('session store (no list)')
  return found.keys.map(({ name }) => name.slice(prefix.length))
}
