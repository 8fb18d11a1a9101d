import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#src/http/app-env.ts'
import { askedAddress } from '#src/http/asked-address.ts'
import { toReturnPath } from '#src/http/rules/return-to.ts'
import { AppError } from '#src/platform/app-error.ts'
import type { Session } from './sessions/session-store.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Set behind the guard alone. */
    readonly session: Session
    /**
     * Set behind the guard of pages that stream: rejects when the session was signed out elsewhere, or when nobody can tell.
     * Nothing of the account may be shown before it is there.
     */
    readonly confirmed: Promise<void>
  }
}

const NO_STORE = { 'cache-control': 'no-store' }
const NOT_AUTHENTICATED = {
  error: 'not_authenticated',
  description: 'The user does not have an active session or is not authenticated',
}

function sendToLogin(c: Context<AppEnv>): Response {
  const { loginPath, siteOrigin } = c.var.config
  const returnTo = encodeURIComponent(toReturnPath(askedAddress(c), siteOrigin))
  return c.body(null, 302, { ...NO_STORE, location: `${loginPath}?returnTo=${returnTo}` })
}

/** What a page that streams shows in its parts when the session turns out to be over. */
class SessionOverError extends AppError {
  constructor() {
    super('session_over', 401, 'the session was signed out')
  }
}

async function mustBe(isConfirmed: Promise<boolean>): Promise<void> {
  if (!(await isConfirmed)) throw new SessionOverError()
}

type Passing = { readonly session: Session; readonly confirmed: Promise<void> | null }

/** Lets a page begin as soon as KV knows the session and has nothing against it; throws as `sessions.find` does. */
async function passEarly(c: Context<AppEnv>): Promise<Passing | null> {
  const found = await c.var.sessions.find()
  const confirming = await found?.confirmLater()
  if (found === null || confirming == null) return null
  const confirmed = mustBe(confirming.isConfirmed)
  // Each part that shows something waits for it; a page may have none.
  confirmed.catch(() => undefined)
  return { session: found.session, confirmed }
}

async function passConfirmed(c: Context<AppEnv>): Promise<Passing | null> {
  const session = await c.var.sessions.read()
  return session && { session, confirmed: null }
}

/**
 * Lets only signed-in visitors through, sets `session`, and has nobody keep the answer (M1.5, R1.12). It
 * stands in the route, behind the router's own reading of the path, so that no spelling of an address goes round it.
 * When the store is down nobody passes: the error of `sessions.read` leads to 503.
 * @param kind `page` sends visitors to sign in and back; `api`, and every unsafe method, answers 401; `streams` is a page
 *   that asks `confirmed` before it shows anything of the account, so that its first byte waits for no database
 */
export function requireSession(kind: 'page' | 'streams' | 'api') {
  return createMiddleware<AppEnv>(async (c, next) => {
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
    const passing = await (kind === 'streams' && isReading ? passEarly(c) : passConfirmed(c))
    if (passing === null) {
      return kind !== 'api' && isReading
        ? sendToLogin(c)
        : Response.json(NOT_AUTHENTICATED, { status: 401, headers: NO_STORE })
    }
    c.set('session', passing.session)
    if (passing.confirmed !== null) c.set('confirmed', passing.confirmed)
    await next()
    if (c.error instanceof SessionOverError) {
      c.res = undefined
      c.res = sendToLogin(c)
      return
    }
    if (c.get('nonce') === undefined) c.res.headers.set('cache-control', 'no-store')
  })
}
