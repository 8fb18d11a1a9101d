import type { Context } from 'hono'
import { parseCookieHeader } from '#isomorphic/http/cookie-header.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { expireHostCookie, hostCookie } from '#src/http/rules/host-cookie.ts'
import { toReturnPath } from '#src/http/rules/return-to.ts'
import { SignInNotConfiguredError, SignInRefusedError } from '#src/platform/app-error.ts'
import type { ConfiguredOidcClient } from '#src/sign-in/oidc/oidc-clients.ts'
import {
  AUTHORIZATION_TIMEOUT_S,
  type AuthorizationTransaction,
  selectCookiesToEvict,
  transactionCookieName,
} from '#src/sign-in/rules/authorization-transaction.ts'
import { evaluateAuthTime } from '#src/sign-in/rules/evaluate-auth-time.ts'
import { consumeAuthorizationTransaction } from './consume-authorization-transaction.ts'
import { sealAuthorizationTransaction } from './sealed-authorization-transaction.ts'
import { type LoadLocale, renderSignInFailure } from './sign-in-failure.tsx'

export type SignInDependencies = {
  readonly findOidcClient: (c: Context<AppEnv>) => ConfiguredOidcClient | null
  readonly nowMs: () => number
  readonly loadLocale: LoadLocale
}

const HOME = '/'
const queryOf = (c: Context<AppEnv>): URLSearchParams => new URL(c.req.url).searchParams
const toSeconds = (ms: number): number => Math.floor(ms / 1000)

function requireOidcClient(signIn: ConfiguredOidcClient | null): ConfiguredOidcClient {
  if (signIn === null) throw new SignInNotConfiguredError()
  return signIn
}

function redirectUncached(c: Context<AppEnv>, location: string, status: 302 | 303): Response {
  return c.body(null, status, { location, 'cache-control': 'no-store' })
}

/** Redirects to the provider and stores the transaction in a cookie of this sign-in. */
async function redirectToProvider(
  c: Context<AppEnv>,
  { client, settings }: ConfiguredOidcClient,
  nowS: number,
  {
    returnTo,
    requiresReauthentication,
  }: Pick<AuthorizationTransaction, 'returnTo' | 'requiresReauthentication'>,
): Promise<Response> {
  const { location, transaction } = await client.beginSignIn(returnTo, requiresReauthentication)
  const name = transactionCookieName(transaction.state)
  const value = await sealAuthorizationTransaction(transaction, settings.sessionSecrets)
  const cookies = parseCookieHeader(c.req.header('cookie'))
  const evicted = selectCookiesToEvict(cookies, name.length + value.length, nowS)
  for (const old of evicted) c.header('set-cookie', expireHostCookie(old), { append: true })
  c.header('set-cookie', hostCookie(name, value, AUTHORIZATION_TIMEOUT_S), { append: true })
  return redirectUncached(c, location, 302)
}

/**
 * `/api/auth/login?returnTo=`: redirects to the provider; with `reauthenticate=yes` it must authenticate the visitor again
 * despite an active session there.
 */
export function login({ findOidcClient, nowMs, loadLocale }: SignInDependencies) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const path = toReturnPath(queryOf(c).get('returnTo'), c.get('config').siteOrigin)
    // The callback has one address for all languages.
    const returnTo = localiseHref(c.get('locale'), path)
    try {
      const signIn = requireOidcClient(findOidcClient(c))
      return await redirectToProvider(c, signIn, toSeconds(nowMs()), {
        returnTo,
        requiresReauthentication: queryOf(c).get('reauthenticate') === 'yes',
      })
    } catch (error) {
      return renderSignInFailure(c, error, returnTo, loadLocale)
    }
  }
}

/**
 * `/api/auth/callback`: replaces the request's session and redirects to the return path. When the visitor authenticated
 * at the provider before "sign out everywhere else", redirects to the provider again for reauthentication.
 */
export function callback({ findOidcClient, nowMs, loadLocale }: SignInDependencies) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const query = queryOf(c)
    let returnTo = HOME
    try {
      const signIn = requireOidcClient(findOidcClient(c))
      const nowS = toSeconds(nowMs())
      const transaction = await consumeAuthorizationTransaction({
        query,
        cookieHeader: c.req.header('cookie'),
        secrets: signIn.settings.sessionSecrets,
        db: c.env.DB,
        nowS,
        report: c.get('report'),
      })
      returnTo = toReturnPath(transaction.returnTo, c.get('config').siteOrigin)
      // A transaction can be used only once, also after a failure.
      c.header('set-cookie', expireHostCookie(transactionCookieName(transaction.state)), { append: true })
      const { user, authTimeS } = await signIn.client.finishSignIn(query, transaction)
      const revokedBeforeS = await c.get('sessions').readRevokedBefore(user)
      const { requiresReauthentication, startedAtS } = transaction
      const hasAuthTime = authTimeS !== null
      const lacksAuthTime =
        requiresReauthentication && !hasAuthTime && (await c.get('sessions').lacksAuthTime(user))
      const evidence = {
        authTimeS,
        wasReauthenticationRequested: requiresReauthentication,
        startedAtS,
        lacksAuthTime,
      }
      const verdict = evaluateAuthTime(evidence, revokedBeforeS)
      if (verdict === 'rejected') throw new SignInRefusedError('auth_time')
      if (verdict === 'reauthenticate')
        return await redirectToProvider(c, signIn, nowS, { returnTo, requiresReauthentication: true })
      // Without `auth_time`, a reauthentication that was requested is the only evidence.
      const authenticatedAtS = authTimeS ?? (requiresReauthentication ? startedAtS : null)
      const signedIn = { revokedBeforeS, hasAuthTime, authenticatedAtS }
      c.header('set-cookie', await c.get('sessions').replace(user, signedIn), { append: true })
      return redirectUncached(c, returnTo, 303)
    } catch (error) {
      return renderSignInFailure(c, error, returnTo, loadLocale)
    }
  }
}
