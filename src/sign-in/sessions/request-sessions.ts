import { findUniqueCookie, parseCookieHeader } from '#isomorphic/http/cookie-header.ts'
import { expireHostCookie, hostCookie } from '#src/http/rules/host-cookie.ts'
import { SignInNotConfiguredError } from '#src/platform/app-error.ts'
import { runStatements, type Statement } from '#src/platform/database.ts'
import { ABSOLUTE_TIMEOUT_S } from '#src/sign-in/rules/session-lifetime.ts'
import { reduceToNickname, type SessionUser } from '#src/sign-in/rules/session-user.ts'
import {
  readSessions,
  resolveLacksAuthTime,
  resolveRevokedBefore,
  revokeSessionsStatements,
} from './account-sessions.ts'
import { applyChosenNickname } from './account-settings-store.ts'
import { findSession, type UnverifiedSession } from './find-session.ts'
import { writeAccountRevocation } from './revocation-marks.ts'
import { hashAccountId, SESSION_COOKIE } from './session-cookie.ts'
import {
  beginSession,
  revokeOtherSession,
  revokeSession,
  type Session,
  type SessionDependencies,
  updateSessionUser,
} from './session-lifecycle.ts'
import { deleteSessionRecords, listSessionIdHashes } from './session-repository.ts'

/** Session ID hashes of an account from D1 and from KV. Throws as `readSessions` and `listSessionIdHashes` do. */
async function sessionIdHashesOf(
  { db, kv }: SessionDependencies,
  owner: string,
  accountHash: string,
): Promise<Set<string>> {
  const [listed, stored] = await Promise.all([readSessions(db, owner), listSessionIdHashes(kv, accountHash)])
  return new Set([...listed.map(({ sessionIdHash }) => sessionIdHash), ...stored])
}

type SignInResult = { readonly revokedBeforeS: number; readonly hasAuthTime: boolean }

/** Sessions of one request. */
export type RequestSessions = {
  /**
   * The verified session, or null, for reading and writing account data. The stores are queried once per request.
   * @throws {UnavailableError} when a store does not respond: the session state is unknown
   */
  readonly read: () => Promise<Session | null>
  /**
   * The user to show as signed in: one available store is enough. While the database does not confirm the session, which
   * may have been revoked a minute ago, the user has a nickname and no other personal data. Throws as `read` does.
   */
  readonly readDisplayedUser: () => Promise<SessionUser | null>
  /**
   * The session by its record alone, without the database: for pages that start before they show account data and
   * verify the session with them. Throws as `read` does.
   */
  readonly findUnverified: () => Promise<UnverifiedSession | null>
  /**
   * Time before which all sessions of an account are revoked, 0 for none: a sign-in must prove a later authentication.
   * @throws {UnavailableError} when no store responds
   */
  readonly readRevokedBefore: (user: SessionUser) => Promise<number>
  /**
   * Whether the provider omits `auth_time` for this account, so that it cannot be required; false when KV fails, which
   * is reported.
   */
  readonly lacksAuthTime: (user: SessionUser) => Promise<boolean>
  /**
   * Begins a session with the account's chosen nickname, revokes the session of the request, and returns the
   * `Set-Cookie` value. Throws as `read` does.
   * @param signIn.revokedBeforeS result of `readRevokedBefore`
   * @param signIn.hasAuthTime whether the provider sent `auth_time`
   */
  readonly replace: (user: SessionUser, signIn: SignInResult) => Promise<string>
  /**
   * Updates the user of the request's session, after statements in the same transaction. Throws as `read` does, and as
   * the statements do.
   */
  readonly updateUser: (session: Session, user: SessionUser, before: readonly Statement[]) => Promise<void>
  /**
   * Revokes all sessions of the account and begins a new one for this request.
   * @throws {UnavailableError} when a store is down; when it was down from the start, no session is revoked
   */
  readonly revokeOthers: (session: Session) => Promise<string>
  /**
   * Revokes one other session of the account; does nothing when none matches.
   * @param publicId result of `publicSessionId`
   * @throws {UnavailableError} when a store is down; idempotent, so it can be retried
   */
  readonly revokeOne: (session: Session, publicId: string) => Promise<void>
  /**
   * Revokes all sessions of the account. Deletes the records in KV first, so that none is left when the database
   * transaction is done.
   * @param eraseStatements statements for the same transaction
   * @throws as `revokeOthers`
   * @returns the `Set-Cookie` value that expires the session cookie
   */
  readonly revokeAll: (session: Session, eraseStatements: readonly Statement[]) => Promise<string>
  /** Revokes the request's session, if there is one. Never throws. */
  readonly signOut: () => Promise<{ readonly setCookie: string; readonly hadSession: boolean }>
}

const PUBLIC_ID_LENGTH = 16
/** Public ID of a session in forms: a prefix of its hash that identifies it within the account and grants no access. */
export const publicSessionId = (sessionIdHash: string): string => sessionIdHash.slice(0, PUBLIC_ID_LENGTH)

function requireDependencies(dependencies: SessionDependencies | null): SessionDependencies {
  if (dependencies === null) throw new SignInNotConfiguredError()
  return dependencies
}

/**
 * @param cookieHeader the request's Cookie header
 * @param dependencies null when sign-in is not configured: then there is no session
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
    async readDisplayedUser() {
      const found = await findUnverified()
      const validity = (await found?.checkRevocationCached()) ?? 'revoked'
      if (found === null || validity === 'revoked') return null
      return validity === 'valid' ? found.session.user : reduceToNickname(found.session.user)
    },
    findUnverified,
    readRevokedBefore: async ({ sub }) => resolveRevokedBefore(requireDependencies(dependencies), sub),
    lacksAuthTime: async ({ sub }) => resolveLacksAuthTime(requireDependencies(dependencies), sub),
    async replace(user, { revokedBeforeS, hasAuthTime }) {
      const required = requireDependencies(dependencies)
      // Times have a resolution of a second: a session that begins within the second of the revocation is dated after
      // it, or it would be revoked too.
      const createdAtS = Math.max(required.nowS, revokedBeforeS)
      const value = await beginSession(required, await applyChosenNickname(required, user), {
        createdAtS,
        hasAuthTime,
      })
      await revokeSession(required, cookie)
      return hostCookie(SESSION_COOKIE, value, ABSOLUTE_TIMEOUT_S)
    },
    updateUser: async (session, user, before) =>
      updateSessionUser(requireDependencies(dependencies), session, user, before),
    async revokeOthers(session) {
      const required = requireDependencies(dependencies)
      const { kv, db, report } = required
      const { user, sessionIdHash, hasAuthTime } = session
      const accountHash = await hashAccountId(user.sub)
      // Times have a resolution of a second: sessions begun in this second are revoked too, and the new session is
      // dated one second later.
      const revokedBeforeS = required.nowS + 1
      const otherHashes = await sessionIdHashesOf(required, user.sub, accountHash)
      otherHashes.delete(sessionIdHash)
      const value = await beginSession(required, user, { createdAtS: revokedBeforeS, hasAuthTime })
      await writeAccountRevocation(kv, user.sub, { revokedBeforeS, hasAuthTime })
      await deleteSessionRecords(kv, accountHash, otherHashes)
      // The marks in KV are effective already, so a database error must not cost the visitor the new session.
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
      // A concurrent extension on another device may have written its record again; after the transaction none can.
      waitUntil(deleteSessionRecords(kv, accountHash, hashes).catch(report))
      return expireHostCookie(SESSION_COOKIE)
    },
    async signOut() {
      const hadSession = dependencies !== null && (await revokeSession(dependencies, cookie))
      return { setCookie: expireHostCookie(SESSION_COOKIE), hadSession }
    },
  }
}
