import type { RouterRoute } from 'hono/types'
import { createAlertCache } from '#src/alerts/alert-cache.ts'
import { createApp } from '#src/app.tsx'
import { compiledSite } from '#src/compiled-site.ts'
import { deployedDependencies } from '#src/deployed-dependencies.ts'
import { createErrorRecorder } from '#src/measuring/errors/error-recorder.ts'
import { createMetrics } from '#src/platform/metrics.ts'
import { createResponseCache } from '#src/platform/response-cache.ts'
import type { FaultBindings } from '#test/faults/fault-bindings.ts'
import { withFaults } from '#test/faults/with-faults.ts'
import { CLIENT_ID, CLIENT_SECRET, createFakeProvider, ISSUER, SESSION_SECRET } from './fake-provider.ts'
import { type SignInSite, signIn } from './sign-in-site.tsx'
import { bindings } from './test-database.ts'
import { createVisitor, SITE, type Visitor } from './visitor.ts'

export type AccountSite = SignInSite & {
  /** All routes and middleware of the app. */
  readonly routes: readonly RouterRoute[]
}

/**
 * Creates the complete site with its catalogue and an in-memory provider.
 * @param options.cachesPages true enables the response cache, the edge cache included: such a site needs a unique
 * origin
 * @param options.sharesApps as of `withFaults`
 */
export async function createAccountSite(
  overrides: Partial<FaultBindings> = {},
  { cachesPages = false, sharesApps = false } = {},
): Promise<AccountSite> {
  const provider = await createFakeProvider()
  const clock: { nowMs: number | null } = { nowMs: null }
  const app = withFaults(
    ({ edgeCache, frameOf }) =>
      createApp({
        ...compiledSite,
        responseCache: createResponseCache(1_000_000),
        imageCache: createResponseCache(1_000_000),
        alerts: createAlertCache(() => Date.now()),
        edgeCache,
        frame: frameOf(deployedDependencies.frame),
        developmentRoutes: null,
        cachesPages,
        fetch: provider.fetch,
        nowMs: () => clock.nowMs ?? Date.now(),
        metrics: createMetrics(Date.now),
        recordErrors: createErrorRecorder(() => clock.nowMs ?? Date.now()),
      }),
    { sharesApps },
  )
  const env: FaultBindings = {
    ...bindings,
    SITE_ORIGIN: SITE,
    OIDC_ISSUER: ISSUER,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_CLIENT_SECRET: CLIENT_SECRET,
    SESSION_SECRET,
    FAULT_INJECTION: '1',
    ...overrides,
  }
  const { routes } = app.plain
  return {
    app,
    routes,
    env,
    provider,
    clock,
    visitor: (overrides = {}) => createVisitor(app, { ...env, ...overrides }),
  }
}

export type Member = Visitor & {
  /** Submits a form as a page of the site does. */
  readonly form: (path: string, fields: Readonly<Record<string, string>>) => Promise<Response>
  /** Sends JSON as a script of the site does. */
  readonly json: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>
}

const withForms = (visitor: Visitor): Member => ({
  ...visitor,
  form: (path, fields) =>
    visitor.send(
      'POST',
      path,
      { origin: SITE, 'content-type': 'application/x-www-form-urlencoded' },
      new URLSearchParams(fields).toString(),
    ),
  json: (path, body, headers = {}) =>
    visitor.send(
      'POST',
      path,
      { origin: SITE, 'content-type': 'application/json', ...headers },
      JSON.stringify(body),
    ),
})

/** Creates a signed-out visitor. */
export const anonymousVisitor = (site: SignInSite): Member => withForms(site.visitor())

/**
 * Creates a visitor who has just signed in; with a new account unless `subject` names one.
 * @param claims overrides of the provider's default claims
 */
export async function signInMember(
  site: SignInSite,
  subject: string = crypto.randomUUID(),
  claims: Readonly<Record<string, unknown>> = {},
): Promise<Member> {
  const visitor = site.visitor()
  const { behaviour } = site.provider
  const { profile } = behaviour
  behaviour.subject = subject
  behaviour.profile = { ...profile, ...claims }
  const response = await signIn(site, visitor)
  behaviour.profile = profile
  if (response.status !== 303) throw new Error(`sign-in returned ${response.status}`)
  return withForms(visitor)
}
