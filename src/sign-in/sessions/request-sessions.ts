import { findSoleCookie, parseCookieHeader } from '#client/kit/cookie-header.ts'
import { forgetHostCookie, hostCookie } from '#src/http/rules/host-cookie.ts'
import { SignInNotConfiguredError } from '#src/platform/app-error.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { ABSOLUTE_LIMIT_S } from '#src/sign-in/rules/session-lifetime.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import { endSessionsBefore, readNotBefore } from './account-sessions.ts'
import { readSettings } from './account-settings-store.ts'
import { SESSION_COOKIE } from './session-cookie.ts'
import {
  beginSession,
  changeSession,
  endSession,
  type FoundSession,
  findSession,
  readSession,
  type Session,
  type SessionStores,
} from './session-store.ts'

/** Signing in does not wait longer for what the database knows of the account. */
const ACCOUNT_TIMEOUT_MS = 500

/**
 * When a session that begins now counts from. Times are whole seconds, so one that begins within the second in which all
 * others were ended begins with the next; else it would end with them.
 */
async function startOf({ db, nowS, report }: SessionStores, owner: string): Promise<number> {
  try {
    return Math.max(nowS, await withDeadline(readNotBefore(db, owner), ACCOUNT_TIMEOUT_MS, 'database'))
  } catch (error) {
    report(error)
    return nowS
  }
}

/** The session of one request. */
export type RequestSessions = {
  /**
   * Who is signed in, or null. The store is asked once, however often this is called.
   * @throws {UnavailableError} when the store is down: the visitor may be signed in, nobody knows
   */
  readonly read: () => Promise<Session | null>
  /**
   * The same from its record alone, without the database: for pages that begin before they show anything of an account, and
   * confirm the session with what they show. Throws as `read` does.
   */
  readonly find: () => Promise<FoundSession | null>
  /**
   * Begins a session in place of the request's own, under the name that the account has chosen, and gives the Set-Cookie
   * line. Throws as `read` does.
   */
  readonly replace: (user: SessionUser) => Promise<string>
  /** Changes what the request's session knows of its visitor. Throws as `read` does. */
  readonly change: (session: Session, user: SessionUser) => Promise<void>
  /**
   * Ends every session of the account and begins a new one in place of the request's own.
   * @throws {UnavailableError} when a store is down; when it is the database, nothing has ended
   */
  readonly endOthers: (session: Session) => Promise<string>
  /** Ends every session of the account. Throws as `endOthers` does. */
  readonly endAll: (session: Session) => Promise<void>
  /** Ends the request's session, if it has one. Never throws. */
  readonly end: () => Promise<{ readonly setCookie: string; readonly wasOurs: boolean }>
}

function needStores(stores: SessionStores | null): SessionStores {
  if (stores === null) throw new SignInNotConfiguredError()
  return stores
}

/** The name chosen in the settings, when there is one and the database can tell. */
async function withChosenName({ db, report }: SessionStores, user: SessionUser): Promise<SessionUser> {
  try {
    const { nickname } = await withDeadline(readSettings(db, user.sub), ACCOUNT_TIMEOUT_MS, 'database')
    return nickname === null ? user : { ...user, nickname }
  } catch (error) {
    report(error)
    return user
  }
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
    find: async () => (stores === null ? null : findSession(stores, cookie)),
    async replace(user) {
      const using = needStores(stores)
      const [named, startS] = await Promise.all([withChosenName(using, user), startOf(using, user.sub)])
      const value = await beginSession(using, named, startS)
      await endSession(using, cookie)
      return hostCookie(SESSION_COOKIE, value, ABSOLUTE_LIMIT_S)
    },
    change: async (session, user) => changeSession(needStores(stores), session, user),
    async endOthers({ user }) {
      const using = needStores(stores)
      // Times are whole seconds: what began within this one ends too, and the new session begins with the next.
      const notBeforeS = using.nowS + 1
      await endSessionsBefore(using.db, user.sub, notBeforeS)
      const value = await beginSession(using, user, notBeforeS)
      await endSession(using, cookie)
      return hostCookie(SESSION_COOKIE, value, ABSOLUTE_LIMIT_S)
    },
    async endAll({ user }) {
      const using = needStores(stores)
      await endSessionsBefore(using.db, user.sub, using.nowS + 1)
    },
    async end() {
      const wasOurs = stores !== null && (await endSession(stores, cookie))
      return { setCookie: forgetHostCookie(SESSION_COOKIE), wasOurs }
    },
  }
}
