import { UnavailableError } from '#src/platform/app-error.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { ABSOLUTE_LIMIT_S } from '#src/sign-in/rules/session-lifetime.ts'

const KV_TIMEOUT_MS = 500
/** Longest life of a session, so that no mark goes before what it ends. */
const KEPT = { expirationTtl: ABSOLUTE_LIMIT_S }
/** An isolate has six connections. */
const DELETED_AT_ONCE = 5
/** A request may ask a thousand things of the platform; the mark ends the sessions whose records stay. */
const MOST_DELETED = 200
const ENDED = '1'
const SECONDS = /^\d{1,12}$/

/** Key of the mark that one session was ended. */
export const endedMark = (hash: string): string => `ended:${hash}`
/** Key of the moment before which all sessions of an account have ended; an owner is a hash already. */
export const notBeforeMark = (owner: string): string => `not-before:${owner}`

/**
 * What the marks in KV say of a session.
 * @param marks what KV gave for both keys
 * @throws {UnavailableError} when that is no answer
 */
export function isMarkedOver(
  marks: unknown,
  session: { readonly hash: string; readonly owner: string; readonly createdAtS: number },
): boolean {
  if (!(marks instanceof Map)) throw new UnavailableError('session marks (no answer)')
  const ended: unknown = marks.get(endedMark(session.hash)) ?? null
  const notBefore: unknown = marks.get(notBeforeMark(session.owner)) ?? '0'
  if (typeof notBefore !== 'string' || !SECONDS.test(notBefore))
    throw new UnavailableError('session marks (no time)')
  return ended !== null || Number(notBefore) > session.createdAtS
}

/** Takes the record of a session out of KV and marks it as ended, for places that still see the record. */
export async function endInStore(kv: KVNamespace, hash: string): Promise<void> {
  const ending = Promise.all([kv.put(endedMark(hash), ENDED, KEPT), kv.delete(hash)])
  await withDeadline(ending, KV_TIMEOUT_MS, 'session store')
}

/**
 * Marks in KV that all sessions of an account before a moment have ended, and takes their records out.
 * @param hashes of the sessions that are listed; the mark ends those that are not
 * @throws {UnavailableError} when KV does not take all of it
 */
export async function endAllInStore(
  kv: KVNamespace,
  owner: string,
  notBeforeS: number,
  hashes: readonly string[],
): Promise<void> {
  await withDeadline(kv.put(notBeforeMark(owner), String(notBeforeS), KEPT), KV_TIMEOUT_MS, 'session store')
  const deleted = hashes.slice(0, MOST_DELETED)
  for (let start = 0; start < deleted.length; start += DELETED_AT_ONCE) {
    const deleting = deleted.slice(start, start + DELETED_AT_ONCE).map((hash) => kv.delete(hash))
    await withDeadline(Promise.all(deleting), KV_TIMEOUT_MS, 'session store')
  }
}
