import { findSoleCookie, forgetHostCookie, hostCookie, parseCookieHeader } from '#src/domain/cookie-header.ts'
import { ABSOLUTE_LIMIT_S } from '#src/domain/session-lifetime.ts'
import type { SessionUser } from '#src/domain/session-user.ts'
import { SignInNotConfiguredError } from '#src/errors.ts'
import { SESSION_COOKIE } from './session-cookie.ts'
import { beginSession, endSession, readSession, type Session, type SessionStores } from './session-store.ts'

/** The session of one request. */
export type RequestSessions = {
  /**
   * Who is signed in, or null. The store is asked once, however often this is called.
   * @throws {UnavailableError} when the store is down: the visitor may be signed in, nobody knows
   */
  readonly read: () => Promise<Session | null>
  /** Begins a session in place of the request's own, and gives the Set-Cookie line. Throws as `read` does. */
  readonly replace: (user: SessionUser) => Promise<string>
  /** Ends the request's session, if it has one. Never throws. */
  readonly end: () => Promise<{ readonly setCookie: string; readonly wasOurs: boolean }>
}

/**
 * @param cookieHeader the request's Cookie header
 * @param stores null when signing in is not configured: then nobody is signed in
 */
export function createRequestSessions(
  cookieHeader: string | undefined,
  stores: SessionStores | null,
): RequestSessions {
  const cookie = findSoleCookie(parseCookieHeader(cookieHeader), SESSION_COOKIE)
  let pending: Promise<Session | null> | null = null
  return {
    read() {
      pending ??= stores === null ? Promise.resolve(null) : readSession(stores, cookie)
      return pending
    },
    async replace(user) {
      if (stores === null) throw new SignInNotConfiguredError()
      const value = await beginSession(stores, user)
      await endSession(stores, cookie)
      return hostCookie(SESSION_COOKIE, value, ABSOLUTE_LIMIT_S)
    },
    async end() {
      const wasOurs = stores !== null && (await endSession(stores, cookie))
      return { setCookie: forgetHostCookie(SESSION_COOKIE), wasOurs }
    },
  }
}
