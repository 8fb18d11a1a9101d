import { UnavailableError } from '#src/platform/app-error.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { recordTtlS } from '#src/sign-in/rules/session-lifetime.ts'
import type { SessionKey } from './session-key.ts'
import { type SessionRecord, serialiseSessionRecord } from './session-record.ts'

const KV_TIMEOUT_MS = 500
/** An isolate has six connections. */
const DELETE_CONCURRENCY = 5
/** A request may ask a thousand things of the platform; the mark ends the sessions whose records stay. */
const MAX_DELETED = 200

const accountIndexPrefix = (accountHash: string): string => `of:${accountHash}:`
/** Key that says that an account has a session, so that all of them are found when it goes. */
const accountIndexKey = ({ sessionIdHash, accountHash }: SessionKey): string =>
  accountIndexPrefix(accountHash) + sessionIdHash

/**
 * Writes the record of a session, and that its account has it.
 * @throws {UnavailableError} when KV does not take both within 500 ms
 */
export async function writeSessionRecord(
  kv: KVNamespace,
  key: SessionKey,
  record: SessionRecord,
  nowS: number,
): Promise<void> {
  const putOptions = { expirationTtl: recordTtlS(record, nowS) }
  const writing = Promise.all([
    kv.put(key.sessionIdHash, serialiseSessionRecord(record), putOptions),
    kv.put(accountIndexKey(key), '', putOptions),
  ])
  await withDeadline(writing, KV_TIMEOUT_MS, 'session store')
}

/** Takes the record of a session out of KV. Throws as `writeRecord` does. */
export async function deleteSessionRecord(kv: KVNamespace, key: SessionKey): Promise<void> {
  const removing = Promise.all([kv.delete(key.sessionIdHash), kv.delete(accountIndexKey(key))])
  await withDeadline(removing, KV_TIMEOUT_MS, 'session store')
}

/** The same for several sessions of one account, two hundred at most. */
export async function deleteSessionRecords(
  kv: KVNamespace,
  accountHash: string,
  sessionIdHashes: Iterable<string>,
): Promise<void> {
  const deleted = [...sessionIdHashes].slice(0, MAX_DELETED)
  for (let start = 0; start < deleted.length; start += DELETE_CONCURRENCY)
    await Promise.all(
      deleted
        .slice(start, start + DELETE_CONCURRENCY)
        .map((hash) => deleteSessionRecord(kv, { sessionIdHash: hash, accountHash })),
    )
}

/**
 * Hashes of the sessions that an account has in KV, also of those that the database was never told of.
 * @throws {UnavailableError} when KV fails or is late
 */
export async function listSessionIdHashes(kv: KVNamespace, accountHash: string): Promise<readonly string[]> {
  const prefix = accountIndexPrefix(accountHash)
  const listing = kv.list({ prefix, limit: MAX_DELETED })
  const found: Partial<Awaited<typeof listing>> | null = await withDeadline(
    listing,
    KV_TIMEOUT_MS,
    'session store',
  )
  if (!Array.isArray(found?.keys)) throw new UnavailableError('session store (no list)')
  return found.keys.map(({ name }) => name.slice(prefix.length))
}
