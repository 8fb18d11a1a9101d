import type { SessionSecrets } from '#src/config/config.ts'
import { sha256Base64url } from '#src/platform/sha256-base64url.ts'
import { accountHashOfSessionId, verifySessionCookie } from './session-cookie.ts'

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
