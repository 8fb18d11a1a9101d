import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#src/http/app-env.ts'
import { requestTarget } from '#src/http/request-target.ts'
import { toReturnPath } from '#src/http/rules/return-to.ts'
import { SessionRevokedError } from '#src/platform/app-error.ts'
import { isRefusedByGuard, type Statement } from '#src/platform/database.ts'
import { revocationGuard } from './sessions/revocation-check.ts'
import type { Session } from './sessions/session-lifecycle.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Set by `requireSession`. */
    readonly session: Session
    /**
     * Set by `requireSession('streamed')`: rejects when the session was revoked or the database does not respond. Parts
     * of the page that show account data wait for it.
     */
    readonly sessionVerified: Promise<void>
    /**
     * Set by `requireSession` except for `streamed` pages: aborts the transaction that contains it when the session was
     * revoked. Part of every transaction that writes account data, and behind `transactional` of those that read it too.
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
  const { loginPath, siteOrigin } = c.get('config')
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

/**
 * Lets a page start once KV has the session record and no revocation mark. Throws as `sessions.findUnverified` does.
 */
async function checkStreamed(c: Context<AppEnv>): Promise<GuardResult | null> {
  const found = await c.get('sessions').findUnverified()
  const check = await found?.checkRevocationDeferred()
  if (found === null || check == null) return null
  const sessionVerified = throwUnlessValid(check.isValid)
  // Each deferred part awaits it; a page without such parts must not cause an unhandled rejection.
  sessionVerified.catch(() => undefined)
  return { session: found.session, sessionVerified }
}

/**
 * The session may be revoked, or the account deleted, while the body of a form is received: its transaction checks again.
 */
async function checkStrictly(c: Context<AppEnv>): Promise<GuardResult | null> {
  const session = await c.get('sessions').read()
  return session && { session, sessionGuard: revocationGuard({ ...session, owner: session.user.sub }) }
}

/**
 * Accepts a session that has no revocation mark in KV: each transaction checks the database. Throws as
 * `sessions.findUnverified` does.
 */
async function checkInTransaction(c: Context<AppEnv>): Promise<GuardResult | null> {
  const found = await c.get('sessions').findUnverified()
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
 * Admits only signed-in visitors, sets `session` and marks the response `no-store` (M1.5, R1.12). The middleware
 * is placed in the route, after the router has parsed the path, so that no spelling of a URL bypasses it. When a store is
 * down no request is admitted: the error of `sessions.read` becomes a 503.
 * @param kind `page` redirects visitors to sign-in and back; `api`, and every unsafe method, responds 401; `streamed`
 * is a page whose account data wait for `sessionVerified`, so that its first byte waits for no database;
 * `transactional` is `api` with `sessionGuard` in every transaction, which saves the separate database query
 * @param respondSignedOut responds instead to visitors without a session
 */
export function requireSession(
  kind: SessionRequirement,
  respondSignedOut?: (c: Context<AppEnv>) => Promise<Response>,
) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
    const checkSession = checkFor(kind, isReading)
    const result = await checkSession(c)
    if (result === null) {
      if (respondSignedOut !== undefined) return respondSignedOut(c)
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
