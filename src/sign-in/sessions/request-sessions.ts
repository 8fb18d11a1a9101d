import { findSoleCookie, parseCookieHeader } from '#client/kit/cookie-header.ts'
import { forgetHostCookie, hostCookie } from '#src/http/rules/host-cookie.ts'
import { SignInNotConfiguredError } from '#src/platform/app-error.ts'
import { runStatements, type Statement } from '#src/platform/database.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { ABSOLUTE_LIMIT_S } from '#src/sign-in/rules/session-lifetime.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import { endingStatements, readSessions } from './account-sessions.ts'
import { readSettings } from './account-settings-store.ts'
import { readEndedBefore, readNeverToldWhen } from './ended-before.ts'
import { accountTag, SESSION_COOKIE } from './session-cookie.ts'
import { markNotBefore } from './session-marks.ts'
import { listRecords, removeRecords } from './session-records.ts'
import {
  beginSession,
  changeSession,
  endOtherSession,
  endSession,
  type FoundSession,
  findSession,
  type Session,
  type SessionStores,
} from './session-store.ts'

/** Signing in does not wait longer for what the database knows of the account. */
const ACCOUNT_TIMEOUT_MS = 500

/** Every session of an account, as the list and KV itself have them. Throws as `readSessions` and `listRecords` do. */
async function hashesOf({ db, kv }: SessionStores, owner: string, tag: string): Promise<Set<string>> {
  const [listed, kept] = await Promise.all([readSessions(db, owner), listRecords(kv, tag)])
  return new Set([...listed.map(toHash), ...kept])
}

type FreshSignIn = { readonly endedBeforeS: number; readonly isTimed: boolean }

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
   * The moment before which all sessions of an account have ended, 0 for none: who signs in must show that they did so at the
   * provider since.
   * @throws {UnavailableError} when no store can tell
   */
  readonly endedBefore: (user: SessionUser) => Promise<number>
  /**
   * Whether the provider did not say when the visitor had signed in there, where the account ended its sessions: then nobody
   * of it can show that. No when KV cannot tell, which is reported.
   */
  readonly isNeverToldWhen: (user: SessionUser) => Promise<boolean>
  /**
   * Begins a session in place of the request's own, under the name that the account has chosen, and gives the Set-Cookie
   * line. Throws as `read` does.
   * @param signIn.endedBeforeS as `endedBefore` gave it
   * @param signIn.isTimed whether the provider said when the visitor signed in there
   */
  readonly replace: (user: SessionUser, signIn: FreshSignIn) => Promise<string>
  /** Changes what the request's session knows of its visitor. Throws as `read` does. */
  readonly change: (session: Session, user: SessionUser) => Promise<void>
  /**
   * Ends every session of the account and begins a new one in place of the request's own.
   * @throws {UnavailableError} when a store is down; when it was before this began, nothing has ended
   */
  readonly endOthers: (session: Session) => Promise<string>
  /**
   * Ends one other session of the account; nothing where it has none of that name any more.
   * @param handle as `sessionHandle` gives it
   * @throws {UnavailableError} when a store is down: doing so again finishes it
   */
  readonly endOne: (session: Session, handle: string) => Promise<void>
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

const HANDLE_LENGTH = 16
/** What a form calls a session: as much of its key as tells it from the account's others, and opens nothing. */
export const sessionHandle = (hash: string): string => hash.slice(0, HANDLE_LENGTH)

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
    endedBefore: async ({ sub }) => readEndedBefore(needStores(stores), sub),
    isNeverToldWhen: async ({ sub }) => readNeverToldWhen(needStores(stores), sub),
    async replace(user, { endedBeforeS, isTimed }) {
      const using = needStores(stores)
      // Times are whole seconds: what begins within the one in which all others ended counts from the next, or it would end too.
      const createdAtS = Math.max(using.nowS, endedBeforeS)
      const value = await beginSession(using, await withChosenName(using, user), { createdAtS, isTimed })
      await endSession(using, cookie)
      return hostCookie(SESSION_COOKIE, value, ABSOLUTE_LIMIT_S)
    },
    change: async (session, user) => changeSession(needStores(stores), session, user),
    async endOthers(session) {
      const using = needStores(stores)
      const { kv, db, report } = using
      const { user, hash, isTimed } = session
      const tag = await accountTag(user.sub)
      // Times are whole seconds: what began within this one ends too, and the new session begins with the next.
      const notBeforeS = using.nowS + 1
      const others = await hashesOf(using, user.sub, tag)
      others.delete(hash)
      const value = await beginSession(using, user, { createdAtS: notBeforeS, isTimed })
      await markNotBefore(kv, user.sub, { notBeforeS, isTimed })
      await removeRecords(kv, tag, others)
      // The marks in KV have ended them already, and whoever asked must not lose the new session.
      await runStatements(db, endingStatements(user.sub, notBeforeS)).catch(report)
      await endSession(using, cookie)
      return hostCookie(SESSION_COOKIE, value, ABSOLUTE_LIMIT_S)
    },
    async endOne(session, handle) {
      const using = needStores(stores)
      const listed = await readSessions(using.db, session.user.sub)
      const other = listed.find(({ hash }) => sessionHandle(hash) === handle && hash !== session.hash)
      if (other === undefined) return
      await endOtherSession(using, { hash: other.hash, tag: await accountTag(session.user.sub) })
    },
    async endAll(session, erasing) {
      const using = needStores(stores)
      const { kv, db, nowS, afterwards, report } = using
      const { user, hash, isTimed } = session
      const tag = await accountTag(user.sub)
      const notBeforeS = nowS + 1
      const hashes = (await hashesOf(using, user.sub, tag)).add(hash)
      await markNotBefore(kv, user.sub, { notBeforeS, isTimed })
      await removeRecords(kv, tag, hashes)
      await runStatements(db, [...erasing, ...endingStatements(user.sub, notBeforeS)])
      // A use of a device that was being written down meanwhile may have brought its record back; from here on none can.
      afterwards(removeRecords(kv, tag, hashes).catch(report))
      return forgetHostCookie(SESSION_COOKIE)
    },
    async end() {
      const wasOurs = stores !== null && (await endSession(stores, cookie))
      return { setCookie: forgetHostCookie(SESSION_COOKIE), wasOurs }
    },
  }
}
