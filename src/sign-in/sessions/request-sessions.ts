import { findSoleCookie, parseCookieHeader } from '#client/kit/cookie-header.ts'
import { forgetHostCookie, hostCookie } from '#src/http/rules/host-cookie.ts'
import { SignInNotConfiguredError } from '#src/platform/app-error.ts'
import { runStatements, type Statement } from '#src/platform/database.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { ABSOLUTE_LIMIT_S } from '#src/sign-in/rules/session-lifetime.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import { endingStatements, readNotBefore, readSessions } from './account-sessions.ts'
import { readSettings } from './account-settings-store.ts'
import { SESSION_COOKIE } from './session-cookie.ts'
import { endAllInStore } from './session-marks.ts'
import {
  beginSession,
  changeSession,
  endSession,
  type FoundSession,
  findSession,
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
   * Who is signed in, or null: for whatever reads or changes what an account owns. The stores are asked once, however
   * often this is called.
   * @throws {UnavailableError} when a store does not answer: the visitor may be signed in, nobody knows
   */
  readonly read: () => Promise<Session | null>
  /**
   * The same for what shows a visitor's name and nothing more: one store that can tell is enough. Throws as `read` does.
   */
  readonly recognise: () => Promise<Session | null>
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
   * @throws {UnavailableError} when a store is down; when it was before this began, nothing has ended
   */
  readonly endOthers: (session: Session) => Promise<string>
  /**
   * Ends every session of the account: records first, so that none of them is left when the database has done its part.
   * @param erasing what else the database does, all of it or none
   * @throws as `endOthers`
   * @returns the Set-Cookie line that forgets the request's own
   */
  readonly endAll: (session: Session, erasing: readonly Statement[]) => Promise<string>
  /** Ends the request's session, if it has one. Never throws. */
  readonly end: () => Promise<{ readonly setCookie: string; readonly wasOurs: boolean }>
}

const toHash = ({ hash }: { readonly hash: string }): string => hash

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
  const find = async (): Promise<FoundSession | null> =>
    stores === null ? null : findSession(stores, cookie)
  const readConfirmed = async (): Promise<Session | null> => {
    const found = await find()
    return found !== null && (await found.confirm()) ? found.session : null
  }
  let pending: Promise<Session | null> | null = null
  return {
    read() {
      pending ??= readConfirmed()
      return pending
    },
    async recognise() {
      const found = await find()
      return found !== null && (await found.believe()) ? found.session : null
    },
    find,
    async replace(user) {
      const using = needStores(stores)
      const [named, startS] = await Promise.all([withChosenName(using, user), startOf(using, user.sub)])
      const value = await beginSession(using, named, startS)
      await endSession(using, cookie)
      return hostCookie(SESSION_COOKIE, value, ABSOLUTE_LIMIT_S)
    },
    change: async (session, user) => changeSession(needStores(stores), session, user),
    async endOthers({ user, hash }) {
      const using = needStores(stores)
      const { kv, db, report } = using
      // Times are whole seconds: what began within this one ends too, and the new session begins with the next.
      const notBeforeS = using.nowS + 1
      const others = (await readSessions(db, user.sub)).filter((other) => other.hash !== hash)
      const value = await beginSession(using, user, notBeforeS)
      await endAllInStore(kv, user.sub, notBeforeS, others.map(toHash))
      // The marks in KV have ended them already, and whoever asked must not lose the new session.
      await runStatements(db, endingStatements(user.sub, notBeforeS)).catch(report)
      await endSession(using, cookie)
      return hostCookie(SESSION_COOKIE, value, ABSOLUTE_LIMIT_S)
    },
    async endAll({ user, hash }, erasing) {
      const { kv, db, nowS } = needStores(stores)
      const notBeforeS = nowS + 1
      const hashes = new Set([hash, ...(await readSessions(db, user.sub)).map(toHash)])
      await endAllInStore(kv, user.sub, notBeforeS, [...hashes])
      await runStatements(db, [...erasing, ...endingStatements(user.sub, notBeforeS)])
      return forgetHostCookie(SESSION_COOKIE)
    },
    async end() {
      const wasOurs = stores !== null && (await endSession(stores, cookie))
      return { setCookie: forgetHostCookie(SESSION_COOKIE), wasOurs }
    },
  }
}
