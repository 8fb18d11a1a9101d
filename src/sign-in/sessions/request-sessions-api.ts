import type { Statement } from '#src/platform/database.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import type { UnverifiedSession } from './find-session.ts'
import type { AuthenticationEvidence, Session } from './session-lifecycle.ts'

type SignInResult = AuthenticationEvidence & { readonly revokedBeforeS: number }

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
   * Whether the provider omits `auth_time` for this account, so that it cannot be required: it did for the session that
   * revoked all others, or does for the session of the request. False when KV fails, which is reported.
   */
  readonly lacksAuthTime: (user: SessionUser) => Promise<boolean>
  /**
   * Begins a session with the account's chosen nickname, revokes the session of the request, and returns the
   * `Set-Cookie` value. Throws as `read` does.
   * @param signIn.revokedBeforeS result of `readRevokedBefore`
   * @param signIn.authenticatedAtS as in `Session`, and so is `hasAuthTime`
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
