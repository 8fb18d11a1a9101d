import type { Context } from 'hono'
import { parseCookieHeader } from '#client/kit/cookie-header.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { forgetHostCookie, hostCookie } from '#src/http/rules/host-cookie.ts'
import { toReturnPath } from '#src/http/rules/return-to.ts'
import { SignInNotConfiguredError } from '#src/platform/app-error.ts'
import type { SignIn } from '#src/sign-in/oidc/oidc-clients.ts'
import {
  cookiesToDrop,
  SIGN_IN_LIMIT_S,
  transactionCookieName,
} from '#src/sign-in/rules/sign-in-transaction.ts'
import { takeReturnedSignIn } from './returned-sign-in.ts'
import { sealTransaction } from './sealed-transaction.ts'
import { answerSignInFailure } from './sign-in-failure.tsx'

export type SignInDependencies = {
  readonly signInOf: (c: Context<AppEnv>) => SignIn | null
  readonly nowMs: () => number
}

const HOME = '/'
const queryOf = (c: Context<AppEnv>): URLSearchParams => new URL(c.req.url).searchParams
const toSeconds = (ms: number): number => Math.floor(ms / 1000)

function needSignIn(signIn: SignIn | null): SignIn {
  if (signIn === null) throw new SignInNotConfiguredError()
  return signIn
}

function redirectPrivately(c: Context<AppEnv>, location: string, status: 302 | 303): Response {
  return c.body(null, status, { location, 'cache-control': 'no-store' })
}

/** `/api/auth/login?returnTo=`: on to the provider, with what must come back kept in a cookie of this sign-in alone. */
export function login({ signInOf, nowMs }: SignInDependencies) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const returnTo = toReturnPath(queryOf(c).get('returnTo'), c.var.config.siteOrigin)
    try {
      const { client, settings } = needSignIn(signInOf(c))
      const { location, transaction } = await client.beginSignIn(returnTo)
      const name = transactionCookieName(transaction.state)
      const value = await sealTransaction(transaction, settings.sessionSecrets)
      const cookies = parseCookieHeader(c.req.header('cookie'))
      const dropped = cookiesToDrop(cookies, name.length + value.length, toSeconds(nowMs()))
      for (const old of dropped) c.header('set-cookie', forgetHostCookie(old), { append: true })
      c.header('set-cookie', hostCookie(name, value, SIGN_IN_LIMIT_S), { append: true })
      return redirectPrivately(c, location, 302)
    } catch (error) {
      return answerSignInFailure(c, error, returnTo)
    }
  }
}

/** `/api/auth/callback`: back from the provider; a session in place of any earlier one, then on to the return address. */
export function callback({ signInOf, nowMs }: SignInDependencies) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const query = queryOf(c)
    let returnTo = HOME
    try {
      const { client, settings } = needSignIn(signInOf(c))
      const transaction = await takeReturnedSignIn({
        query,
        cookieHeader: c.req.header('cookie'),
        secrets: settings.sessionSecrets,
        db: c.env.DB,
        nowS: toSeconds(nowMs()),
        report: c.var.report,
      })
      returnTo = toReturnPath(transaction.returnTo, c.var.config.siteOrigin)
      // Whatever comes of it, this sign-in is spent.
      c.header('set-cookie', forgetHostCookie(transactionCookieName(transaction.state)), { append: true })
      const user = await client.finishSignIn(query, transaction)
      c.header('set-cookie', await c.var.sessions.replace(user), { append: true })
      return redirectPrivately(c, returnTo, 303)
    } catch (error) {
      return answerSignInFailure(c, error, returnTo)
    }
  }
}
