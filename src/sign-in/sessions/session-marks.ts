import { UnavailableError } from '#src/platform/app-error.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { FRESH_SIGN_IN_REACH_S } from '#src/sign-in/rules/fresh-sign-in.ts'
import { ABSOLUTE_LIMIT_S } from '#src/sign-in/rules/session-lifetime.ts'
import { accountTag } from './session-cookie.ts'
import type { SessionKey } from './session-key.ts'

const KV_TIMEOUT_MS = 500
/** Longest life of a session, so that no mark goes before what it ends. */
const KEPT = { expirationTtl: ABSOLUTE_LIMIT_S }
/** As long as it also says who has to sign in anew at the provider. */
const KEPT_LONG = { expirationTtl: FRESH_SIGN_IN_REACH_S }
const YES = '1'
const SECONDS = /^\d{1,12}$/

/** Key of the mark that one session was ended. */
const endedMark = (hash: string): string => `ended:${hash}`
/** Key of the moment before which all sessions of an account have ended; an owner is a hash already. */
const notBeforeMark = (owner: string): string => `not-before:${owner}`
/** The same moment, under what an id tells of its account. */
const taggedMark = (tag: string): string => `not-before-tag:${tag}`
/** Key that says that the provider tells nobody of this account when they signed in there. */
const untimedMark = (owner: string): string => `untimed:${owner}`

/** What KV gave for the marks of a session: that of its own, then that of its account. */
export type Marks = readonly [unknown, unknown]

async function readMarks(kv: KVNamespace, own: string, ofAccount: string): Promise<Marks> {
  const marks: unknown = await withDeadline(kv.get([own, ofAccount]), KV_TIMEOUT_MS, 'session marks')
  if (!(marks instanceof Map)) throw new UnavailableError('session marks (no answer)')
  return [marks.get(own) ?? null, marks.get(ofAccount) ?? null]
}

/** Begins to read the marks of a session whose record is not there yet. */
export function startReadingMarks(kv: KVNamespace, { hash, tag }: SessionKey): Promise<Marks> {
  const reading = readMarks(kv, endedMark(hash), taggedMark(tag))
  // Nobody waits for it when there is no such session.
  reading.catch(() => undefined)
  return reading
}

/**
 * The marks of a session whose account is known.
 * @param begun what `startReadingMarks` began; of an id without a tag it says nothing of the account
 */
export async function marksOf(
  kv: KVNamespace,
  { hash, tag }: SessionKey,
  owner: string,
  begun: Promise<Marks>,
): Promise<Marks> {
  return tag === (await accountTag(owner)) ? begun : readMarks(kv, endedMark(hash), notBeforeMark(owner))
}

function secondsOf(mark: unknown): number {
  if (mark === null) return 0
  if (typeof mark !== 'string' || !SECONDS.test(mark)) throw new UnavailableError('session marks (no time)')
  return Number(mark)
}

/**
 * Whether marks say that a session is over.
 * @throws {UnavailableError} when they make no sense
 */
export const isMarkedOver = ([ended, notBefore]: Marks, createdAtS: number): boolean =>
  secondsOf(notBefore) > createdAtS || ended !== null

/**
 * The moment before which all sessions of an account have ended, as KV has it; 0 for none.
 * @throws {UnavailableError} when KV fails, is late, or gives no time
 */
export async function readNotBeforeMark(kv: KVNamespace, owner: string): Promise<number> {
  const mark: unknown = await withDeadline(kv.get(notBeforeMark(owner)), KV_TIMEOUT_MS, 'session marks')
  return secondsOf(mark)
}

/** Marks a session as ended, for places that still see its record. */
export const markEnded = (kv: KVNamespace, hash: string): Promise<void> =>
  withDeadline(kv.put(endedMark(hash), YES, KEPT), KV_TIMEOUT_MS, 'session store')

/**
 * Whether the provider told the session that ended all others of an account nothing of when its visitor had signed in there.
 * @throws {UnavailableError} when KV fails, is late, or gives anything else
 */
export async function readUntimedMark(kv: KVNamespace, owner: string): Promise<boolean> {
  const mark: unknown = await withDeadline(kv.get(untimedMark(owner)), KV_TIMEOUT_MS, 'session marks')
  if (mark !== null && mark !== YES) throw new UnavailableError('session marks (neither yes nor no)')
  return mark === YES
}

/**
 * Marks in KV that all sessions of an account before a moment have ended, and whether its provider says when somebody signed
 * in there.
 * @throws {UnavailableError} when KV does not take all of it
 */
export async function markNotBefore(
  kv: KVNamespace,
  owner: string,
  { notBeforeS, isTimed }: { readonly notBeforeS: number; readonly isTimed: boolean },
): Promise<void> {
  const keys = [notBeforeMark(owner), taggedMark(await accountTag(owner))]
  const untimed = untimedMark(owner)
  const marking = Promise.all([
    ...keys.map((key) => kv.put(key, String(notBeforeS), KEPT_LONG)),
    isTimed ? kv.delete(untimed) : kv.put(untimed, YES, KEPT_LONG),
  ])
  await withDeadline(marking, KV_TIMEOUT_MS, 'session store')
}
