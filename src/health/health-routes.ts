import { type Context, Hono } from 'hono'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { dataCentreOf } from '#src/http/data-centre-of.ts'
import { errorJson } from '#src/http/error-json.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import type { Metrics } from '#src/platform/metrics.ts'
import { isSameSecret } from '#src/platform/same-secret.ts'
import { type BindingState, checkBindings } from './check-bindings.ts'
import { createProbes } from './health-probes.ts'
import { overdueJobs, readJobsHealth } from './jobs-health.ts'

const NO_STORE = { 'cache-control': 'no-store' }
/** The probe renders two pages. */
const ACCESS_TIMEOUT_MS = 5000
const BEARER = 'Bearer '

export type HealthOptions = {
  readonly manifest: CatalogueManifest
  readonly buildId: string
  readonly metrics: Pick<Metrics, 'counts'>
  readonly nowMs: () => number
  /** Whether the admin refuses an account that must never open it. */
  readonly probeAdmin: (c: Context<AppEnv>, nowS: number) => Promise<boolean>
}

async function isOperator(c: Context<AppEnv>): Promise<boolean> {
  const { operatorToken } = c.get('config')
  const authorization = c.req.header('authorization') ?? ''
  if (operatorToken === null || !authorization.startsWith(BEARER)) return false
  return isSameSecret(authorization.slice(BEARER.length), operatorToken)
}

/**
 * `/healthz` for monitoring: whether the worker responds and what is deployed. It calls no binding, so it is open to
 * everyone. `/healthz?deep` for operators, with the token OPERATOR_TOKEN (R13.6): state of the bindings, of jobs and
 * queues, and the counters of this isolate; 503 when something is failing or overdue.
 */
export function healthRoutes({ manifest, buildId, metrics, nowMs, probeAdmin }: HealthOptions): Hono<AppEnv> {
  const deployed = { build: buildId, catalogue: manifest.version }
  const shard = { path: `/_catalogue/${manifest.version}/places.json`, field: 'continents' }

  /** Never rejects. */
  async function checkAccess(c: Context<AppEnv>, nowS: number): Promise<{ readonly admin: BindingState }> {
    const probing = withDeadline(probeAdmin(c, nowS), ACCESS_TIMEOUT_MS, 'admin')
    return { admin: (await probing.catch(() => false)) ? 'ok' : 'failing' }
  }

  async function respondWithDetails(c: Context<AppEnv>): Promise<Response> {
    const probes = createProbes(c.env, c.get('edgeCache'), c.get('config').siteOrigin, shard)
    const nowS = Math.floor(nowMs() / 1000)
    const [bindings, access, jobs] = await Promise.all([
      checkBindings(probes),
      checkAccess(c, nowS),
      readJobsHealth(c.env, nowS),
    ])
    const overdue = overdueJobs(jobs)
    const states = [...Object.values(bindings), ...Object.values(access)]
    const isHealthy = overdue.length === 0 && states.every((state) => state === 'ok')
    const status = isHealthy ? 'ok' : 'degraded'
    const body = {
      status,
      place: dataCentreOf(c.req.raw),
      ...deployed,
      bindings,
      access,
      late: overdue,
      work: jobs,
      trips: metrics.counts(),
    }
    return c.json(body, isHealthy ? 200 : 503, NO_STORE)
  }

  return new Hono<AppEnv>().get('/healthz', async (c) => {
    if (c.req.query('deep') === undefined) return c.json({ status: 'ok', ...deployed }, 200, NO_STORE)
    if (await isOperator(c)) return respondWithDetails(c)
    return errorJson(401, 'operators_only', { 'www-authenticate': 'Bearer' })
  })
}
