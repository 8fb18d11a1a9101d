import { findUniqueCookie, parseCookieHeader } from '#isomorphic/http/cookie-header.ts'
import { expireHostCookie, hostCookie } from '#src/http/rules/host-cookie.ts'
import { SignInNotConfiguredError } from '#src/platform/app-error.ts'
import { runStatements } from '#src/platform/database.ts'
import { ABSOLUTE_TIMEOUT_S } from '#src/sign-in/rules/session-lifetime.ts'
import { reduceToNickname } from '#src/sign-in/rules/session-user.ts'
import {
  readSessions,
  resolveLacksAuthTime,
  resolveRevokedBefore,
  revokeSessionsStatements,
} from './account-sessions.ts'
import { applyChosenNickname } from './account-settings-store.ts'
import { findSession, type UnverifiedSession } from './find-session.ts'
import type { RequestSessions } from './request-sessions-api.ts'
import { writeAccountRevocation } from './revocation-marks.ts'
import { hashAccountId, SESSION_COOKIE } from './session-cookie.ts'
import {
  beginSession,
  type EndedSession,
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
  const read = (): Promise<Session | null> => {
    pending ??= readVerified()
    return pending
  }
  /** The session of the request before it is revoked; null when none is known. */
  const findEnding = async (): Promise<EndedSession | null> => {
    const found = await findUnverified().catch(() => null)
    return found && { owner: found.session.user.sub, sessionIdHash: found.session.sessionIdHash }
  }
  const notifyEnded = (ended: EndedSession | null): void => {
    if (ended !== null) dependencies?.waitUntil(dependencies.onEnded(ended))
  }
  return {
    read,
    async readDisplayedUser() {
      const found = await findUnverified()
      const validity = (await found?.checkRevocationCached()) ?? 'revoked'
      if (found === null || validity === 'revoked') return null
      return validity === 'valid' ? found.session.user : reduceToNickname(found.session.user)
    },
    findUnverified,
    readRevokedBefore: async ({ sub }) => resolveRevokedBefore(requireDependencies(dependencies), sub),
    async lacksAuthTime({ sub }) {
      if (await resolveLacksAuthTime(requireDependencies(dependencies), sub)) return true
      const session = await read().catch(() => null)
      return session?.user.sub === sub && !session.hasAuthTime
    },
    async replace(user, { revokedBeforeS, ...evidence }) {
      const required = requireDependencies(dependencies)
      // Times have a resolution of a second: a session that begins within the second of the revocation is dated after
      // it, or it would be revoked too.
      const createdAtS = Math.max(required.nowS, revokedBeforeS)
      const ending = await findEnding()
      const value = await beginSession(required, await applyChosenNickname(required, user), {
        createdAtS,
        ...evidence,
      })
      await revokeSession(required, cookie)
      notifyEnded(ending)
      return hostCookie(SESSION_COOKIE, value, ABSOLUTE_TIMEOUT_S)
    },
    updateUser: async (session, user, before) =>
      updateSessionUser(requireDependencies(dependencies), session, user, before),
    async revokeOthers(session) {
      const required = requireDependencies(dependencies)
      const { kv, db, report } = required
      const { user, sessionIdHash, hasAuthTime, authenticatedAtS } = session
      const accountHash = await hashAccountId(user.sub)
      // Times have a resolution of a second: sessions begun in this second are revoked too, and the new session is
      // dated one second later.
      const revokedBeforeS = required.nowS + 1
      const otherHashes = await sessionIdHashesOf(required, user.sub, accountHash)
      otherHashes.delete(sessionIdHash)
      const evidence = { hasAuthTime, authenticatedAtS }
      const value = await beginSession(required, user, { createdAtS: revokedBeforeS, ...evidence })
      await writeAccountRevocation(kv, user.sub, { revokedBeforeS, hasAuthTime })
      await deleteSessionRecords(kv, accountHash, otherHashes)
      // The marks in KV are effective already, so a database error must not cost the visitor the new session.
      await runStatements(db, revokeSessionsStatements(user.sub, revokedBeforeS)).catch(report)
      await revokeSession(required, cookie)
      notifyEnded({ owner: user.sub, sessionIdHash: null })
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
      notifyEnded({ owner: session.user.sub, sessionIdHash: other.sessionIdHash })
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
      // Before the transaction, which erases what the account is connected to.
      await required.onEnded({ owner: user.sub, sessionIdHash: null })
      await runStatements(db, [...eraseStatements, ...revokeSessionsStatements(user.sub, revokedBeforeS)])
      // A concurrent extension on another device may have written its record again; after the transaction none can.
      waitUntil(deleteSessionRecords(kv, accountHash, hashes).catch(report))
      return expireHostCookie(SESSION_COOKIE)
    },
    async signOut() {
      const ending = await findEnding()
      const hadSession = dependencies !== null && (await revokeSession(dependencies, cookie))
      notifyEnded(ending)
      return { setCookie: expireHostCookie(SESSION_COOKIE), hadSession }
    },
  }
}
