import { Hono } from 'hono'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { checkBindings } from './health-check.ts'

/** `/healthz` for operators: which bindings answer, and what is deployed. 503 when one does not. */
export function healthRoutes(manifest: CatalogueManifest, buildId: string): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/healthz', async (c) => {
    const bindings = await checkBindings(c.env)
    const isHealthy = Object.values(bindings).every((state) => state === 'ok')
    const body = {
      status: isHealthy ? 'ok' : 'degraded',
      build: buildId,
      catalogue: manifest.version,
      bindings,
    }
    return c.json(body, isHealthy ? 200 : 503, { 'cache-control': 'no-store' })
  })
}
