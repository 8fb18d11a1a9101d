import { Hono } from 'hono'
import type { AppEnv, Bindings } from '#src/env.ts'
import { AppError } from '#src/errors.ts'
import { canonicalPath } from '#src/middleware/canonical-path.ts'
import { errorJson } from '#src/middleware/error-json.ts'
import { renderPages } from '#src/middleware/render.tsx'
import { requestContext } from '#src/middleware/request-context.ts'
import { requireSession } from '#src/middleware/require-session.ts'
import { sameOrigin } from '#src/middleware/same-origin.ts'
import { securityHeaders } from '#src/middleware/security-headers.ts'
import { sessionReader } from '#src/middleware/session.ts'
import { authRoutes } from '#src/routes/auth.ts'
import { profileRoutes } from '#src/routes/profile.tsx'
import { CLIENT_ID, CLIENT_SECRET, createFakeProvider, type FakeProvider, ISSUER } from './fake-provider.ts'
import { applyMigrations, bindings } from './test-database.ts'
import { createVisitor, SITE, type Visitor } from './visitor.ts'

export type SignInSite = {
  readonly app: Hono<AppEnv>
  readonly env: Bindings
  readonly provider: FakeProvider
  /** The site's clock; tests move it on. The provider keeps to the real one. */
  readonly clock: { nowMs: number | null }
  readonly visitor: (env?: Partial<Bindings>) => Visitor
}

/** The routes of signing in with the middleware they run behind, and a provider in memory. */
export async function createSignInSite(overrides: Partial<Bindings> = {}): Promise<SignInSite> {
  await applyMigrations()
  const provider = await createFakeProvider()
  const clock: { nowMs: number | null } = { nowMs: null }
  const nowMs = (): number => clock.nowMs ?? Date.now()
  const settings = {
    SITE_ORIGIN: SITE,
    OIDC_ISSUER: ISSUER,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_CLIENT_SECRET: CLIENT_SECRET,
  }
  const env: Bindings = { ...bindings, ...settings, FAULT_INJECTION: '1', ...overrides }
  const app = new Hono<AppEnv>()
  app.use(
    requestContext(provider.fetch),
    securityHeaders,
    renderPages((page) => <main>{page}</main>),
  )
  app.use(canonicalPath(async (_c, status) => errorJson(status, 'bad_address')))
  app.use(sameOrigin, sessionReader(nowMs))
  app.route('/', authRoutes({ fetch: provider.fetch, nowMs }))
  app.route('/', profileRoutes(nowMs))
  app.get('/api/saves', requireSession('api'), (c) => c.json([]))
  app.get('/', (c) => c.text('home'))
  app.onError((error) =>
    errorJson(
      error instanceof AppError ? error.status : 500,
      error instanceof AppError ? error.code : 'internal',
    ),
  )
  return { app, env, provider, clock, visitor: (bent = {}) => createVisitor(app, { ...env, ...bent }) }
}

/** Signs a visitor in and gives the answer of the callback. */
export async function signIn(
  { provider }: SignInSite,
  visitor: Visitor,
  returnTo = '/about',
): Promise<Response> {
  const login = await visitor.get(`/api/auth/login?returnTo=${encodeURIComponent(returnTo)}`)
  return visitor.get(provider.authorise(login.headers.get('location') ?? ''))
}
