import * as v from 'valibot'
import type { SessionSecrets } from '#src/config/config.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { sha256Base64url } from '#src/platform/sha256-base64url.ts'
import { SESSION_STORE_TIMEOUT_MS } from '#src/platform/timeouts.ts'
import { recordTtlS } from '#src/sign-in/rules/session-lifetime.ts'
import { accountHashOfSessionId, verifySessionCookie } from './session-cookie.ts'

/** A Worker has six concurrent connections. */
const DELETE_CONCURRENCY = 5
/** A request has a limit of a thousand subrequests; the revocation mark covers the remaining records. */
const MAX_DELETED = 200

/** Identifies a session in the stores. */
export type SessionKey = {
  /** SHA-256 of the session ID: the key of the record. */
  readonly sessionIdHash: string
  /** Account hash that the session ID contains. */
  readonly accountHash: string
}

export const keyOfSessionId = async (id: string): Promise<SessionKey> => ({
  sessionIdHash: await sha256Base64url(id),
  accountHash: accountHashOfSessionId(id),
})

/** The key of a cookie's session; null when the signature is invalid. */
export async function keyOfCookie(
  cookie: string | null,
  secrets: SessionSecrets,
): Promise<SessionKey | null> {
  const id = await verifySessionCookie(cookie, secrets)
  return id === null ? null : keyOfSessionId(id)
}

/** Incremented when older records can no longer be read; their sessions then count as signed out. */
const VERSION = 1
const Seconds = v.pipe(v.number(), v.finite())

const SessionRecordSchema = v.pipe(
  v.object({
    version: v.literal(VERSION),
    createdAtS: Seconds,
    seenAtS: Seconds,
    // Absent in records of the previous version; most providers send `auth_time`.
    isTimed: v.optional(v.boolean(), true),
    // Absent in records of a previous version.
    authenticatedAtS: v.optional(v.nullable(Seconds), null),
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

/** Session record in KV, stored under the hash of the session ID; contains neither the ID nor a token. */
export type SessionRecord = v.InferOutput<typeof SessionRecordSchema>

function serialiseSessionRecord({ hasAuthTime, ...rest }: SessionRecord): string {
  return JSON.stringify({ ...rest, isTimed: hasAuthTime, version: VERSION })
}

/** Parses a record; null when it is missing, malformed or of another version. */
export function parseSessionRecord(text: unknown): SessionRecord | null {
  if (typeof text !== 'string') return null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), SessionRecordSchema), text)
  return parsed.success ? parsed.output : null
}

const accountIndexPrefix = (accountHash: string): string => `of:${accountHash}:`
/** Index key by account, so that all sessions of an account can be listed and deleted. */
const accountIndexKey = ({ sessionIdHash, accountHash }: SessionKey): string =>
  accountIndexPrefix(accountHash) + sessionIdHash

/** A write of a session record that has begun. */
type SessionRecordWrite = {
  /** Rejects with UnavailableError when KV does not accept the record and its index entry within 500 ms. */
  readonly accepted: Promise<void>
  /** Resolves when KV has responded, however late: a write that took too long may still be stored. */
  readonly settled: Promise<unknown>
}

/** Starts writing the record of a session and its index entry. */
export function startSessionRecordWrite(
  kv: KVNamespace,
  key: SessionKey,
  record: SessionRecord,
  nowS: number,
): SessionRecordWrite {
  const putOptions = { expirationTtl: recordTtlS(record, nowS) }
  const puts = [
    kv.put(key.sessionIdHash, serialiseSessionRecord(record), putOptions),
    kv.put(accountIndexKey(key), '', putOptions),
  ]
  const writing = withDeadline(Promise.all(puts), SESSION_STORE_TIMEOUT_MS, 'session store')
  const accepted = writing.then(() => undefined)
  // A caller may await it only after the other one.
  accepted.catch(() => undefined)
  return { accepted, settled: Promise.allSettled(puts) }
}

/**
 * Writes the record of a session and its index entry.
 * @throws {UnavailableError} when KV does not accept both within 500 ms
 */
export const writeSessionRecord = (...write: Parameters<typeof startSessionRecordWrite>): Promise<void> =>
  startSessionRecordWrite(...write).accepted

/** Deletes the record of a session and its index entry. Throws as `writeSessionRecord` does. */
export async function deleteSessionRecord(kv: KVNamespace, key: SessionKey): Promise<void> {
  const removing = Promise.all([kv.delete(key.sessionIdHash), kv.delete(accountIndexKey(key))])
  await withDeadline(removing, SESSION_STORE_TIMEOUT_MS, 'session store')
}

/** Deletes the records of several sessions of one account, up to 200. */
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
 * Session ID hashes of an account in KV, including sessions without an entry in the database.
 * @throws {UnavailableError} when KV fails or times out
 */
export async function listSessionIdHashes(kv: KVNamespace, accountHash: string): Promise<readonly string[]> {
  const prefix = accountIndexPrefix(accountHash)
  const listing = kv.list({ prefix, limit: MAX_DELETED })
  const found: Partial<Awaited<typeof listing>> | null = await withDeadline(
    listing,
    SESSION_STORE_TIMEOUT_MS,
    'session store',
  )
  if (!Array.isArray(found?.keys)) throw new UnavailableError('session store (invalid list)')
  return found.keys.map(({ name }) => name.slice(prefix.length))
}
