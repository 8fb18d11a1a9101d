import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import { createSessionId, hashAccountId, SESSION_COOKIE, signSessionId } from './session-cookie.ts'
import type { SessionDependencies } from './session-lifecycle.ts'
import { deleteSessionRecord, keyOfSessionId, writeSessionRecord } from './session-repository.ts'

/**
 * Runs work with the cookie of a session that exists only meanwhile, for probes that the site makes. It is not in the
 * account's list in D1.
 * @param work receives the value of a Cookie header
 * @throws {UnavailableError} when KV does not accept the session; and as `work` does
 */
export async function withTemporarySession<T>(
  { kv, secrets, nowS }: Pick<SessionDependencies, 'kv' | 'secrets' | 'nowS'>,
  user: SessionUser,
  work: (cookieHeader: string) => Promise<T>,
): Promise<T> {
  const id = createSessionId(await hashAccountId(user.sub))
  const key = await keyOfSessionId(id)
  const record = { createdAtS: nowS, seenAtS: nowS, hasAuthTime: true, authenticatedAtS: nowS, user }
  await writeSessionRecord(kv, key, record, nowS)
  try {
    return await work(`${SESSION_COOKIE}=${await signSessionId(id, secrets)}`)
  } finally {
    await deleteSessionRecord(kv, key)
  }
}
