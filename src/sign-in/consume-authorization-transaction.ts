import { findUniqueCookie, parseCookieHeader } from '#isomorphic/http/cookie-header.ts'
import type { SessionSecrets } from '#src/config/config.ts'
import { SignInRefusedError } from '#src/platform/app-error.ts'
import { insertHashOnce } from '#src/platform/insert-hash-once.ts'
import { sha256Base64url } from '#src/platform/sha256-base64url.ts'
import {
  AUTHORIZATION_TIMEOUT_S,
  type AuthorizationTransaction,
  isState,
  isTransactionPending,
  transactionCookieName,
} from '#src/sign-in/rules/authorization-transaction.ts'
import { unsealAuthorizationTransaction } from './sealed-authorization-transaction.ts'

export type AuthorizationCallback = {
  readonly query: URLSearchParams
  readonly cookieHeader: string | undefined
  readonly secrets: SessionSecrets
  readonly db: D1Database
  readonly nowS: number
  readonly report: (error: unknown) => void
}

/** The single `state` of a query; null when it is missing, repeated or malformed. */
function findState(query: URLSearchParams): string | null {
  const [state = '', ...more] = query.getAll('state')
  return more.length === 0 && isState(state) ? state : null
}

/**
 * Whether this is the first use of the state. When D1 fails, replay protection is left to the provider: a code can be
 * used once (RFC 6749 section 4.1.2).
 */
async function isFirstUse(state: string, { db, nowS, report }: AuthorizationCallback): Promise<boolean> {
  try {
    return await insertHashOnce(
      db,
      'usedSignIn',
      await sha256Base64url(state),
      nowS + AUTHORIZATION_TIMEOUT_S,
      nowS,
    )
  } catch (error) {
    report(error)
    return true
  }
}

/**
 * Validates the authorization response of the provider against the transaction that this browser began less than ten
 * minutes ago, and marks the transaction as used (R1.3).
 * @throws {SignInRefusedError} when the state is missing, unknown, expired or replayed
 */
export async function consumeAuthorizationTransaction(
  callback: AuthorizationCallback,
): Promise<AuthorizationTransaction> {
  const state = findState(callback.query)
  if (state === null) throw new SignInRefusedError('state')
  const sealed = findUniqueCookie(parseCookieHeader(callback.cookieHeader), transactionCookieName(state))
  const transaction = sealed === null ? null : await unsealAuthorizationTransaction(sealed, callback.secrets)
  if (transaction === null || transaction.state !== state) throw new SignInRefusedError('no_transaction')
  if (!isTransactionPending(transaction.startedAtS, callback.nowS)) throw new SignInRefusedError('expired')
  if (!(await isFirstUse(state, callback))) throw new SignInRefusedError('replayed')
  return transaction
}
