import { findUniqueCookie, parseCookieHeader } from '#isomorphic/http/cookie-header.ts'
import { expireHostCookie, hostCookie } from '#src/http/rules/host-cookie.ts'
import { SignInNotConfiguredError } from '#src/platform/app-error.ts'
import { runStatements, type Statement } from '#src/platform/database.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { ABSOLUTE_TIMEOUT_S } from '#src/sign-in/rules/session-lifetime.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import {
  ACCOUNT_TIMEOUT_MS,
  readSessions,
  resolveLacksAuthTime,
  resolveRevokedBefore,
  revokeSessionsStatements,
} from './account-sessions.ts'
import { readSettings } from './account-settings-store.ts'
import { writeAccountRevocation } from './revocation-marks.ts'
import { hashAccountId, SESSION_COOKIE } from './session-cookie.ts'
import {
  beginSession,
  findSession,
  revokeOtherSession,
  revokeSession,
  type Session,
  type SessionDependencies,
  type UnverifiedSession,
  updateSessionUser,
} from './session-lifecycle.ts'
import { deleteSessionRecords, listSessionIdHashes } from './session-repository.ts'

/** Every session of an account, as the list and KV itself have them. Throws as `readSessions` and `listRecords` do. */
async function sessionIdHashesOf(
  { db, kv }: SessionDependencies,
  owner: string,
  accountHash: string,
): Promise<Set<string>> {
  const [listed, stored] = await Promise.all([readSessions(db, owner), listSessionIdHashes(kv, accountHash)])
  return new Set([...listed.map(({ sessionIdHash }) => sessionIdHash), ...stored])
}

type SignInResult = { readonly revokedBeforeS: number; readonly hasAuthTime: boolean }

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
  readonly readCached: () => Promise<Session | null>
  /**
   * The same from its record alone, without the database: for pages that begin before they show anything of an account, and
   * confirm the session with what they show. Throws as `read` does.
   */
  readonly findUnverified: () => Promise<UnverifiedSession | null>
  /**
   * The moment before which all sessions of an account have ended, 0 for none: who signs in must show that they did so at the
   * provider since.
   * @throws {UnavailableError} when no store can tell
   */
  readonly readRevokedBefore: (user: SessionUser) => Promise<number>
  /**
   * Whether the provider did not say when the visitor had signed in there, where the account ended its sessions: then nobody
   * of it can show that. No when KV cannot tell, which is reported.
   */
  readonly lacksAuthTime: (user: SessionUser) => Promise<boolean>
  /**
   * Begins a session in place of the request's own, under the name that the account has chosen, and gives the Set-Cookie
   * line. Throws as `read` does.
   * @param signIn.endedBeforeS as `endedBefore` gave it
   * @param signIn.isTimed whether the provider said when the visitor signed in there
   */
  readonly replace: (user: SessionUser, signIn: SignInResult) => Promise<string>
  /** Changes what the request's session knows of its visitor. Throws as `read` does. */
  readonly updateUser: (session: Session, user: SessionUser) => Promise<void>
  /**
   * Ends every session of the account and begins a new one in place of the request's own.
   * @throws {UnavailableError} when a store is down; when it was before this began, nothing has ended
   */
  readonly revokeOthers: (session: Session) => Promise<string>
  /**
   * Ends one other session of the account; nothing where it has none of that name any more.
   * @param publicId as `sessionHandle` gives it
   * @throws {UnavailableError} when a store is down: doing so again finishes it
   */
  readonly revokeOne: (session: Session, publicId: string) => Promise<void>
  /**
   * Ends every session of the account: records first, so that none of them is left when the database has done its part.
   * @param eraseStatements what else the database does, all of it or none
   * @throws as `endOthers`
   * @returns the Set-Cookie line that forgets the request's own
   */
  readonly revokeAll: (session: Session, eraseStatements: readonly Statement[]) => Promise<string>
  /** Ends the request's session, if it has one. Never throws. */
  readonly signOut: () => Promise<{ readonly setCookie: string; readonly hadSession: boolean }>
}

const PUBLIC_ID_LENGTH = 16
/** What a form calls a session: as much of its key as tells it from the account's others, and opens nothing. */
export const publicSessionId = (sessionIdHash: string): string => sessionIdHash.slice(0, PUBLIC_ID_LENGTH)

function requireDependencies(dependencies: SessionDependencies | null): SessionDependencies {
  if (dependencies === null) throw new SignInNotConfiguredError()
  return dependencies
}

/** The name chosen in the settings, when there is one and the database can tell. */
async function applyChosenNickname(
  { db, report }: SessionDependencies,
  user: SessionUser,
): Promise<SessionUser> {
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
 * @param dependencies null when signing in is not configured: then nobody is signed in
 */
export function createRequestSessions(
  cookieHeader: string | undefined,
  dependencies: SessionDependencies | null,
): RequestSessions {
  const cookie = findUniqueCookie(parseCookieHeader(cookieHeader), SESSION_COOKIE)
  const findUnverified = async (): Promise<UnverifiedSession | null> =>
    dependencies === null ? null : findSession(dependencies, cookie)
  const readVerified = async (): Promise<Session | null> => {
    const found = await findUnverified()
    return found !== null && (await found.checkRevocation()) ? found.session : null
  }
  let pending: Promise<Session | null> | null = null
  return {
    read() {
      pending ??= readVerified()
      return pending
    },
    async readCached() {
      const found = await findUnverified()
      return found !== null && (await found.checkRevocationCached()) ? found.session : null
    },
    findUnverified,
    readRevokedBefore: async ({ sub }) => resolveRevokedBefore(requireDependencies(dependencies), sub),
    lacksAuthTime: async ({ sub }) => resolveLacksAuthTime(requireDependencies(dependencies), sub),
    async replace(user, { revokedBeforeS, hasAuthTime }) {
      const required = requireDependencies(dependencies)
      // Times are whole seconds: what begins within the one in which all others ended counts from the next, or it would end too.
      const createdAtS = Math.max(required.nowS, revokedBeforeS)
      const value = await beginSession(required, await applyChosenNickname(required, user), {
        createdAtS,
        hasAuthTime,
      })
      await revokeSession(required, cookie)
      return hostCookie(SESSION_COOKIE, value, ABSOLUTE_TIMEOUT_S)
    },
    updateUser: async (session, user) => updateSessionUser(requireDependencies(dependencies), session, user),
    async revokeOthers(session) {
      const required = requireDependencies(dependencies)
      const { kv, db, report } = required
      const { user, sessionIdHash, hasAuthTime } = session
      const accountHash = await hashAccountId(user.sub)
      // Times are whole seconds: what began within this one ends too, and the new session begins with the next.
      const revokedBeforeS = required.nowS + 1
      const otherHashes = await sessionIdHashesOf(required, user.sub, accountHash)
      otherHashes.delete(sessionIdHash)
      const value = await beginSession(required, user, { createdAtS: revokedBeforeS, hasAuthTime })
      await writeAccountRevocation(kv, user.sub, { revokedBeforeS, hasAuthTime })
      await deleteSessionRecords(kv, accountHash, otherHashes)
      // The marks in KV have ended them already, and whoever asked must not lose the new session.
      await runStatements(db, revokeSessionsStatements(user.sub, revokedBeforeS)).catch(report)
      await revokeSession(required, cookie)
      return hostCookie(SESSION_COOKIE, value, ABSOLUTE_TIMEOUT_S)
    },
    async revokeOne(session, publicId) {
      const required = requireDependencies(dependencies)
      const listed = await readSessions(required.db, session.user.sub)
      const other = listed.find(
        ({ sessionIdHash }) =>
          publicSessionId(sessionIdHash) === publicId && sessionIdHash !== session.sessionIdHash,
      )
      if (other === undefined) return
      await revokeOtherSession(required, {
        sessionIdHash: other.sessionIdHash,
        accountHash: await hashAccountId(session.user.sub),
      })
    },
    async revokeAll(session, eraseStatements) {
      const required = requireDependencies(dependencies)
      const { kv, db, nowS, waitUntil, report } = required
      const { user, sessionIdHash, hasAuthTime } = session
      const accountHash = await hashAccountId(user.sub)
      const revokedBeforeS = nowS + 1
      const hashes = (await sessionIdHashesOf(required, user.sub, accountHash)).add(sessionIdHash)
      await writeAccountRevocation(kv, user.sub, { revokedBeforeS, hasAuthTime })
      await deleteSessionRecords(kv, accountHash, hashes)
      await runStatements(db, [...eraseStatements, ...revokeSessionsStatements(user.sub, revokedBeforeS)])
      // A use of a device that was being written down meanwhile may have brought its record back; from here on none can.
      waitUntil(deleteSessionRecords(kv, accountHash, hashes).catch(report))
      return expireHostCookie(SESSION_COOKIE)
    },
    async signOut() {
      const hadSession = dependencies !== null && (await revokeSession(dependencies, cookie))
      return { setCookie: expireHostCookie(SESSION_COOKIE), hadSession }
    },
  }
}
