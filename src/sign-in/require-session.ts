import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#src/http/app-env.ts'
import { askedAddress } from '#src/http/asked-address.ts'
import { toReturnPath } from '#src/http/rules/return-to.ts'
import { SessionOverError } from '#src/platform/app-error.ts'
import { isRefusedByGuard, type Statement } from '#src/platform/database.ts'
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
    /**
     * Set behind the guard `guarded` alone: belongs into every transaction that reads or changes something, which it ends when
     * the session was signed out.
     */
    readonly sessionGuard: Statement
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

async function mustBe(isConfirmed: Promise<boolean>): Promise<void> {
  if (!(await isConfirmed)) throw new SessionOverError()
}

type Passing = {
  readonly session: Session
  readonly confirmed?: Promise<void>
  readonly sessionGuard?: Statement
}

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
  return session && { session }
}

/** Lets pass as soon as KV has nothing against it: each transaction asks the database. Throws as `sessions.find` does. */
async function passGuarded(c: Context<AppEnv>): Promise<Passing | null> {
  const found = await c.var.sessions.find()
  const sessionGuard = await found?.guard()
  return found === null || sessionGuard == null ? null : { session: found.session, sessionGuard }
}

type Kind = 'page' | 'streams' | 'api' | 'guarded'
const isPage = (kind: Kind): boolean => kind === 'page' || kind === 'streams'
const refuse = (): Response => Response.json(NOT_AUTHENTICATED, { status: 401, headers: NO_STORE })

function passOf(kind: Kind, isReading: boolean) {
  if (kind === 'streams' && isReading) return passEarly
  return kind === 'guarded' ? passGuarded : passConfirmed
}

/**
 * Lets only signed-in visitors through, sets `session`, and has nobody keep the answer (M1.5, R1.12). It
 * stands in the route, behind the router's own reading of the path, so that no spelling of an address goes round it.
 * When the store is down nobody passes: the error of `sessions.read` leads to 503.
 * @param kind `page` sends visitors to sign in and back; `api`, and every unsafe method, answers 401; `streams` is a page
 *   that asks `confirmed` before it shows anything of the account, so that its first byte waits for no database; `guarded` is
 *   `api` where every transaction has `sessionGuard` in it, so that there is no trip before it
 */
export function requireSession(kind: Kind) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
    const pass = passOf(kind, isReading)
    const passing = await pass(c)
    if (passing === null) {
      return isPage(kind) && isReading ? sendToLogin(c) : refuse()
    }
    c.set('session', passing.session)
    if (passing.confirmed !== undefined) c.set('confirmed', passing.confirmed)
    if (passing.sessionGuard !== undefined) c.set('sessionGuard', passing.sessionGuard)
    await next()
    if (c.error instanceof SessionOverError || isRefusedByGuard(c.error)) {
      c.res = undefined
      c.res = isPage(kind) && isReading ? sendToLogin(c) : refuse()
      return
    }
    if (c.get('nonce') === undefined) c.res.headers.set('cache-control', 'no-store')
  })
}
