import type { Statement } from '#src/platform/database.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { SESSION_STORE_TIMEOUT_MS } from '#src/platform/timeouts.ts'
import { isExtensionDue, isSessionActive } from '#src/sign-in/rules/session-lifetime.ts'
import {
  type CachedValidity,
  checkCachedValidity,
  isMarkedRevoked,
  revocationGuard,
  startRevocationCheck,
} from './revocation-check.ts'
import { prefetchRevocationMarks, resolveRevocationMarks } from './revocation-marks.ts'
import { extendSession, type Session, type SessionDependencies } from './session-lifecycle.ts'
import { keyOfCookie, parseSessionRecord, type SessionKey, type SessionRecord } from './session-repository.ts'

/**
 * A session that has a record and was not checked for revocation.
 */
export type UnverifiedSession = {
  readonly session: Session
  /**
   * Strict check for account data: true while the session is valid, false when it was revoked.
   * @throws {UnavailableError} when the database does not respond
   */
  readonly checkRevocation: () => Promise<boolean>
  /**
   * Strict check for a page that starts before the database responds: null when KV has a revocation, else `isValid`
   * resolves to true while the session is valid.
   */
  readonly checkRevocationDeferred: () => Promise<{ readonly isValid: Promise<boolean> } | null>
  /** Guard statement for transactions that check the revocation themselves; null when KV has a revocation. */
  readonly createTransactionGuard: () => Promise<Statement | null>
  /**
   * Check for showing who is signed in, as far as the available store shows.
   * @throws {UnavailableError} when neither store responds
   */
  readonly checkRevocationCached: () => Promise<CachedValidity>
}

function extendIfDue(stores: SessionDependencies, key: SessionKey, record: SessionRecord): void {
  const { nowS, recentExtensions, waitUntil, report } = stores
  if (!isExtensionDue(record, nowS) || !recentExtensions.claim(key.sessionIdHash, nowS)) return
  waitUntil(extendSession(stores, key, { ...record, seenAtS: nowS }).catch(report))
}

/**
 * The session of a cookie by its record; null when the cookie is invalid or the session expired.
 * @throws {UnavailableError} when KV does not respond within 500 ms
 */
export async function findSession(
  stores: SessionDependencies,
  cookie: string | null,
): Promise<UnverifiedSession | null> {
  const key = await keyOfCookie(cookie, stores.secrets)
  if (key === null) return null
  const { kv } = stores
  const { sessionIdHash } = key
  const prefetchedMarks = prefetchRevocationMarks(kv, key)
  const text = await withDeadline(kv.get(sessionIdHash), SESSION_STORE_TIMEOUT_MS, 'session store')
  const record = parseSessionRecord(text)
  if (record === null || !isSessionActive(record, stores.nowS)) return null
  const { user, createdAtS, seenAtS, hasAuthTime, authenticatedAtS } = record
  const marks = resolveRevocationMarks(kv, key, user.sub, prefetchedMarks)
  // Callers that do not check it must not cause an unhandled rejection.
  marks.catch(() => undefined)
  const identity = { sessionIdHash, owner: user.sub, createdAtS, marks }
  const extendUnlessRevoked = (isRevoked: boolean): boolean => {
    if (!isRevoked) extendIfDue(stores, key, record)
    return !isRevoked
  }
  return {
    session: { user, ...key, createdAtS, seenAtS, hasAuthTime, authenticatedAtS },
    checkRevocation: async () => extendUnlessRevoked(await startRevocationCheck(stores, identity).isRevoked),
    async checkRevocationDeferred() {
      const { isMarkedRevoked: isMarked, isRevoked } = startRevocationCheck(stores, identity)
      const isValid = isRevoked.then(extendUnlessRevoked)
      // Deferred parts await it; a page without such parts must not cause an unhandled rejection.
      isValid.catch(() => undefined)
      return (await isMarked) ? null : { isValid }
    },
    createTransactionGuard: async () =>
      (await isMarkedRevoked(stores, identity)) ? null : revocationGuard(identity),
    async checkRevocationCached() {
      const validity = await checkCachedValidity(stores, identity)
      extendUnlessRevoked(validity === 'revoked')
      return validity
    },
  }
}
