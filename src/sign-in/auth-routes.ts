import { type Context, Hono } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { isFirstPartyNavigation } from '#src/http/rules/fetch-metadata.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'
import { createOidcClients } from '#src/sign-in/oidc/oidc-clients.ts'
import type { LoadLocale } from './sign-in-failure.tsx'
import { callback, login, type SignInDependencies } from './sign-in-handlers.ts'

const NO_STORE = { 'cache-control': 'no-store' }
const RETRY_AFTER_S = '5'
const HOME = '/'

/**
 * `/api/auth/logout`: revokes the session here, then ends the provider's session when it has an `end_session_endpoint`.
 * Logout is a link (S7.4), so only a first-party navigation is accepted (R1.9), and no URL in the query is followed
 * (R2.3).
 */
function logout({ findOidcClient }: SignInDependencies) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    if (!isFirstPartyNavigation(c.req.raw.headers)) return errorJson(403, 'cross_site')
    const { setCookie, hadSession } = await c.get('sessions').signOut()
    const endSessionUrl = hadSession ? await findOidcClient(c)?.client.findEndSessionUrl() : null
    return c.body(null, 302, { ...NO_STORE, location: endSessionUrl ?? HOME, 'set-cookie': setCookie })
  }
}

/**
 * `/api/auth/profile`: the visitor as JSON, 204 when signed out, 503 when neither store responds (S7.2, R1.10). The
 * nickname alone while the database does not confirm the session.
 */
async function profile(c: Context<AppEnv>): Promise<Response> {
  try {
    const user = await c.get('sessions').readDisplayedUser()
    return user === null ? c.body(null, 204, NO_STORE) : c.json(user, 200, NO_STORE)
  } catch (error) {
    if (error instanceof UnavailableError) return errorJson(503, error.code, { 'retry-after': RETRY_AFTER_S })
    throw error
  }
}

/** Rejects HEAD: link checkers and previews send it, and it must not have the side effects of GET (R3.4). */
function rejectHead(handler: (c: Context<AppEnv>) => Promise<Response>) {
  return async (c: Context<AppEnv>): Promise<Response> =>
    c.req.method === 'HEAD' ? errorJson(405, 'method_not_allowed', { allow: 'GET' }) : handler(c)
}

export type AuthOptions = {
  /** Fetch for requests to the OpenID provider. */
  readonly fetch: Fetch
  readonly nowMs: () => number
  readonly loadLocale: LoadLocale
}

/**
 * Routes for sign-in, sign-out and the profile. Login and profile also respond at the paths that the configuration
 * names.
 */
export function authRoutes({ fetch, nowMs, loadLocale }: AuthOptions): Hono<AppEnv> {
  const clients = createOidcClients(fetch, nowMs)
  const dependencies: SignInDependencies = {
    findOidcClient: (c) => clients(c.get('config')),
    nowMs,
    loadLocale,
  }
  const handleLogin = login(dependencies)
  return new Hono<AppEnv>()
    .get('/api/auth/login', handleLogin)
    .get('/api/auth/callback', rejectHead(callback(dependencies)))
    .get('/api/auth/logout', rejectHead(logout(dependencies)))
    .get('/api/auth/profile', profile)
    .use(async (c, next) => {
      const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
      if (isReading && c.req.path === c.get('config').loginPath) return handleLogin(c)
      if (isReading && c.req.path === c.get('config').profilePath) return profile(c)
      return next()
    })
}
