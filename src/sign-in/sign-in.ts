import type { Context } from 'hono'
import { parseCookieHeader } from '#client/kit/cookie-header.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { forgetHostCookie, hostCookie } from '#src/http/rules/host-cookie.ts'
import { toReturnPath } from '#src/http/rules/return-to.ts'
import { SignInNotConfiguredError, SignInRefusedError } from '#src/platform/app-error.ts'
import type { SignIn } from '#src/sign-in/oidc/oidc-clients.ts'
import { judgeReturn } from '#src/sign-in/rules/fresh-sign-in.ts'
import {
  cookiesToDrop,
  SIGN_IN_LIMIT_S,
  type SignInTransaction,
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

/** On to the provider, with what must come back kept in a cookie of this sign-in alone. */
async function sendToProvider(
  c: Context<AppEnv>,
  { client, settings }: SignIn,
  nowS: number,
  { returnTo, asksAnew }: Pick<SignInTransaction, 'returnTo' | 'asksAnew'>,
): Promise<Response> {
  const { location, transaction } = await client.beginSignIn(returnTo, asksAnew)
  const name = transactionCookieName(transaction.state)
  const value = await sealTransaction(transaction, settings.sessionSecrets)
  const cookies = parseCookieHeader(c.req.header('cookie'))
  const dropped = cookiesToDrop(cookies, name.length + value.length, nowS)
  for (const old of dropped) c.header('set-cookie', forgetHostCookie(old), { append: true })
  c.header('set-cookie', hostCookie(name, value, SIGN_IN_LIMIT_S), { append: true })
  return redirectPrivately(c, location, 302)
}

/** `/api/auth/login?returnTo=`: on to the provider. */
export function login({ signInOf, nowMs }: SignInDependencies) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const returnTo = toReturnPath(queryOf(c).get('returnTo'), c.var.config.siteOrigin)
    try {
      const signIn = needSignIn(signInOf(c))
      return await sendToProvider(c, signIn, toSeconds(nowMs()), { returnTo, asksAnew: false })
    } catch (error) {
      return answerSignInFailure(c, error, returnTo)
    }
  }
}

/**
 * `/api/auth/callback`: back from the provider; a session in place of any earlier one, then on to the return address. Where
 * "sign out everywhere else" came after the visitor signed in at the provider, the provider has to ask anew first.
 */
export function callback({ signInOf, nowMs }: SignInDependencies) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const query = queryOf(c)
    let returnTo = HOME
    try {
      const signIn = needSignIn(signInOf(c))
      const nowS = toSeconds(nowMs())
      const transaction = await takeReturnedSignIn({
        query,
        cookieHeader: c.req.header('cookie'),
        secrets: signIn.settings.sessionSecrets,
        db: c.env.DB,
        nowS,
        report: c.var.report,
      })
      returnTo = toReturnPath(transaction.returnTo, c.var.config.siteOrigin)
      // Whatever comes of it, this sign-in is spent.
      c.header('set-cookie', forgetHostCookie(transactionCookieName(transaction.state)), { append: true })
      const { user, authTimeS } = await signIn.client.finishSignIn(query, transaction)
      const endedBeforeS = await c.var.sessions.endedBefore(user)
      const { asksAnew, startedAtS } = transaction
      const isTold = authTimeS !== null
      const isNeverTold = asksAnew && !isTold && (await c.var.sessions.isNeverToldWhen(user))
      const proof = { authTimeS, wasAskedAnew: asksAnew, startedAtS, isNeverTold }
      const verdict = judgeReturn(proof, endedBeforeS)
      if (verdict === 'refused') throw new SignInRefusedError('auth_time')
      if (verdict === 'ask anew') return await sendToProvider(c, signIn, nowS, { returnTo, asksAnew: true })
      c.header('set-cookie', await c.var.sessions.replace(user, { endedBeforeS, isTimed: isTold }), {
        append: true,
      })
      return redirectPrivately(c, returnTo, 303)
    } catch (error) {
      return answerSignInFailure(c, error, returnTo)
    }
  }
}
