import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#src/http/app-env.ts'
import { requestTarget } from '#src/http/request-target.ts'
import { toReturnPath } from '#src/http/rules/return-to.ts'
import { SessionRevokedError } from '#src/platform/app-error.ts'
import { isRefusedByGuard, type Statement } from '#src/platform/database.ts'
import type { Session } from './sessions/session-lifecycle.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Set behind the guard alone. */
    readonly session: Session
    /**
     * Set behind the guard of pages that stream: rejects when the session was signed out elsewhere, or when nobody can tell.
     * Nothing of the account may be shown before it is there.
     */
    readonly sessionVerified: Promise<void>
    /**
     * Set behind the guard `transactional` alone: belongs into every transaction that reads or changes something, which it ends when
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

function redirectToLogin(c: Context<AppEnv>): Response {
  const { loginPath, siteOrigin } = c.var.config
  const returnTo = encodeURIComponent(toReturnPath(requestTarget(c), siteOrigin))
  return c.body(null, 302, { ...NO_STORE, location: `${loginPath}?returnTo=${returnTo}` })
}

async function throwUnlessValid(isValid: Promise<boolean>): Promise<void> {
  if (!(await isValid)) throw new SessionRevokedError()
}

type GuardResult = {
  readonly session: Session
  readonly sessionVerified?: Promise<void>
  readonly sessionGuard?: Statement
}

/** Lets a page begin as soon as KV knows the session and has nothing against it; throws as `sessions.find` does. */
async function checkStreamed(c: Context<AppEnv>): Promise<GuardResult | null> {
  const found = await c.var.sessions.findUnverified()
  const check = await found?.checkRevocationDeferred()
  if (found === null || check == null) return null
  const sessionVerified = throwUnlessValid(check.isValid)
  // Each part that shows something waits for it; a page may have none.
  sessionVerified.catch(() => undefined)
  return { session: found.session, sessionVerified }
}

async function checkStrictly(c: Context<AppEnv>): Promise<GuardResult | null> {
  const session = await c.var.sessions.read()
  return session && { session }
}

/** Lets pass as soon as KV has nothing against it: each transaction asks the database. Throws as `sessions.find` does. */
async function checkInTransaction(c: Context<AppEnv>): Promise<GuardResult | null> {
  const found = await c.var.sessions.findUnverified()
  const sessionGuard = await found?.createTransactionGuard()
  return found === null || sessionGuard == null ? null : { session: found.session, sessionGuard }
}

type SessionRequirement = 'page' | 'streamed' | 'api' | 'transactional'
const isPage = (kind: SessionRequirement): boolean => kind === 'page' || kind === 'streamed'
const rejectUnauthenticated = (): Response =>
  Response.json(NOT_AUTHENTICATED, { status: 401, headers: NO_STORE })

function checkFor(kind: SessionRequirement, isReading: boolean) {
  if (kind === 'streamed' && isReading) return checkStreamed
  return kind === 'transactional' ? checkInTransaction : checkStrictly
}

/**
 * Lets only signed-in visitors through, sets `session`, and has nobody keep the answer (M1.5, R1.12). It
 * stands in the route, behind the router's own reading of the path, so that no spelling of an address goes round it.
 * When the store is down nobody passes: the error of `sessions.read` leads to 503.
 * @param kind `page` sends visitors to sign in and back; `api`, and every unsafe method, answers 401; `streamed` is a page
 *   that asks `sessionVerified` before it shows anything of the account, so that its first byte waits for no database; `transactional` is
 *   `api` where every transaction has `sessionGuard` in it, so that there is no trip before it
 */
export function requireSession(kind: SessionRequirement) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
    const checkSession = checkFor(kind, isReading)
    const result = await checkSession(c)
    if (result === null) {
      return isPage(kind) && isReading ? redirectToLogin(c) : rejectUnauthenticated()
    }
    c.set('session', result.session)
    if (result.sessionVerified !== undefined) c.set('sessionVerified', result.sessionVerified)
    if (result.sessionGuard !== undefined) c.set('sessionGuard', result.sessionGuard)
    await next()
    if (c.error instanceof SessionRevokedError || isRefusedByGuard(c.error)) {
      c.res = undefined
      c.res = isPage(kind) && isReading ? redirectToLogin(c) : rejectUnauthenticated()
      return
    }
    if (c.get('nonce') === undefined) c.res.headers.set('cache-control', 'no-store')
  })
}
