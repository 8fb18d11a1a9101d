import type { SessionSecrets } from '#src/config/config.ts'
import { hashText } from '#src/platform/hash-text.ts'
import { openSessionCookie, tagOfSessionId } from './session-cookie.ts'

/** Where a session is kept. */
export type SessionKey = {
  /** Hash of its id: the key of its record. */
  readonly hash: string
  /** What its id tells of its account. */
  readonly tag: string
}

export const keyOfSessionId = async (id: string): Promise<SessionKey> => ({
  hash: await hashText(id),
  tag: tagOfSessionId(id),
})

/** The key of the session that a cookie stands for; null when the cookie is none of ours. */
export async function keyOfCookie(
  cookie: string | null,
  secrets: SessionSecrets,
): Promise<SessionKey | null> {
  const id = await openSessionCookie(cookie, secrets)
  return id === null ? null : keyOfSessionId(id)
}
