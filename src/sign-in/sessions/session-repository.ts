import * as v from 'valibot'
import type { SessionSecrets } from '#src/config/config.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { sha256Base64url } from '#src/platform/sha256-base64url.ts'
import { recordTtlS } from '#src/sign-in/rules/session-lifetime.ts'
import { accountHashOfSessionId, verifySessionCookie } from './session-cookie.ts'

const KV_TIMEOUT_MS = 500
/** An isolate has six connections. */
const DELETE_CONCURRENCY = 5
/** A request may ask a thousand things of the platform; the mark ends the sessions whose records stay. */
const MAX_DELETED = 200

/** Where a session is kept. */
export type SessionKey = {
  /** Hash of its id: the key of its record. */
  readonly sessionIdHash: string
  /** What its id tells of its account. */
  readonly accountHash: string
}

export const keyOfSessionId = async (id: string): Promise<SessionKey> => ({
  sessionIdHash: await sha256Base64url(id),
  accountHash: accountHashOfSessionId(id),
})

/** The key of the session that a cookie stands for; null when the cookie is none of ours. */
export async function keyOfCookie(
  cookie: string | null,
  secrets: SessionSecrets,
): Promise<SessionKey | null> {
  const id = await verifySessionCookie(cookie, secrets)
  return id === null ? null : keyOfSessionId(id)
}

/** Changes whenever older records can no longer be read; those then count as signed out. */
const VERSION = 1
const Seconds = v.pipe(v.number(), v.finite())

const SessionRecordSchema = v.pipe(
  v.object({
    version: v.literal(VERSION),
    createdAtS: Seconds,
    seenAtS: Seconds,
    // The version before this one does not write it, and most providers say when.
    isTimed: v.optional(v.boolean(), true),
    user: v.object({
      sub: v.string(),
      nickname: v.string(),
      picture: v.nullable(v.string()),
      name: v.nullable(v.string()),
      email: v.nullable(v.string()),
      email_verified: v.boolean(),
      updated_at: v.nullable(v.union([v.number(), v.string()])),
    }),
  }),
  v.transform(({ version: _version, isTimed, ...rest }) => ({ ...rest, hasAuthTime: isTimed })),
)

/** What KV holds of a session, under the hash of its id: no id, no token. */
export type SessionRecord = v.InferOutput<typeof SessionRecordSchema>

function serialiseSessionRecord({ hasAuthTime, ...rest }: SessionRecord): string {
  return JSON.stringify({ ...rest, isTimed: hasAuthTime, version: VERSION })
}

/** Reads a record; null when it is missing, garbled, or of another version. */
export function parseSessionRecord(text: unknown): SessionRecord | null {
  if (typeof text !== 'string') return null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), SessionRecordSchema), text)
  return parsed.success ? parsed.output : null
}

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
        .map((sessionIdHash) => deleteSessionRecord(kv, { sessionIdHash, accountHash })),
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
  if (!Array.isArray(found?.keys)) throw new UnavailableError('session store (invalid list)')
  return found.keys.map(({ name }) => name.slice(prefix.length))
}
