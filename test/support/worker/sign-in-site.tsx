import { Hono } from 'hono'
import { ACCOUNT_PAGES } from '#src/account/account-pages.ts'
import { profileRoutes } from '#src/account/profile-routes.tsx'
import type { AppEnv } from '#src/http/app-env.ts'
import { canonicalRedirect } from '#src/http/canonical-redirect.ts'
import { errorJson } from '#src/http/error-json.ts'
import { requestContext } from '#src/http/request-context.ts'
import { sameOrigin } from '#src/http/same-origin.ts'
import { securityHeaders } from '#src/http/security-headers.ts'
import { AppError } from '#src/platform/app-error.ts'
import { authRoutes } from '#src/sign-in/auth-routes.ts'
import { requireSession } from '#src/sign-in/require-session.ts'
import { sessionMiddleware } from '#src/sign-in/session-middleware.ts'
import { createPageTable } from '#src/site/page-table.ts'
import { renderPages } from '#src/site/render.tsx'
import { loadLocale } from '#src/words/load-locale.ts'
import type { FaultBindings } from '#test/faults/fault-bindings.ts'
import { type RequestHandler, withFaults } from '#test/faults/with-faults.ts'
import { bareFrame } from './bare-frame.tsx'
import {
  CLIENT_ID,
  CLIENT_SECRET,
  createFakeProvider,
  type FakeProvider,
  ISSUER,
  SESSION_SECRET,
} from './fake-provider.ts'
import { bindings } from './test-database.ts'
import { createVisitor, SITE, type Visitor } from './visitor.ts'

export type SignInSite = {
  readonly app: RequestHandler
  readonly env: FaultBindings
  readonly provider: FakeProvider
  /** The site's clock, which tests advance; the provider uses the real time. */
  readonly clock: { nowMs: number | null }
  readonly visitor: (env?: Partial<FaultBindings>) => Visitor
}

/** Creates the sign-in routes with their middleware and an in-memory provider. */
export async function createSignInSite(overrides: Partial<FaultBindings> = {}): Promise<SignInSite> {
  const provider = await createFakeProvider()
  const clock: { nowMs: number | null } = { nowMs: null }
  const nowMs = (): number => clock.nowMs ?? Date.now()
  const settings = {
    SITE_ORIGIN: SITE,
    OIDC_ISSUER: ISSUER,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_CLIENT_SECRET: CLIENT_SECRET,
    SESSION_SECRET,
  }
  const env: FaultBindings = { ...bindings, ...settings, FAULT_INJECTION: '1', ...overrides }
  const app = withFaults(({ edgeCache, frameOf }) => {
    const site = new Hono<AppEnv>()
    site.use(
      requestContext(provider.fetch, edgeCache),
      securityHeaders,
      renderPages(frameOf(bareFrame), createPageTable(ACCOUNT_PAGES)),
    )
    site.use(canonicalRedirect(async (_c, status) => errorJson(status, 'bad_address')))
    site.use(
      sameOrigin,
      sessionMiddleware(nowMs, async () => undefined),
    )
    site.route('/', authRoutes({ fetch: provider.fetch, nowMs, loadLocale }))
    site.route('/', profileRoutes(nowMs))
    site.get('/api/saves', requireSession('api'), (c) => c.json([]))
    site.get('/', (c) => c.text('home'))
    site.onError((error) =>
      errorJson(
        error instanceof AppError ? error.status : 500,
        error instanceof AppError ? error.code : 'internal',
      ),
    )
    return site
  })
  return {
    app,
    env,
    provider,
    clock,
    visitor: (overrides = {}) => createVisitor(app, { ...env, ...overrides }),
  }
}

/**
 * Signs a visitor in and returns the response of the callback; of the last one when the site required reauthentication.
 */
export async function signIn(
  { provider }: SignInSite,
  visitor: Visitor,
  returnTo = '/about',
): Promise<Response> {
  const login = await visitor.get(`/api/auth/login?returnTo=${encodeURIComponent(returnTo)}`)
  const back = await visitor.get(provider.authorise(login.headers.get('location') ?? ''))
  const location = back.headers.get('location') ?? ''
  return location.startsWith(ISSUER) ? visitor.get(provider.authorise(location)) : back
}
