import { Hono } from 'hono'
import type { AdminOptions } from '#src/admin/admin-options.ts'
import { redirectWithDone, renderAdminPage } from '#src/admin/render-admin-page.tsx'
import { createProbes } from '#src/health/health-probes.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { dataCentreOf } from '#src/http/data-centre-of.ts'
import { readForm } from '#src/http/read-body.ts'
import { listDeadLetters, requestReplay } from './dead-letter-store.ts'
import { findingsOf } from './jobs-findings.ts'
import { JobsPage, REPLAY_PATH } from './jobs-page.tsx'
import { readJobsState } from './jobs-state.ts'

const JOBS_PATH = '/desk/works'
const MAX_ID_LENGTH = 100

/** `/desk/works`, and the POST route that replays dead letters. */
export function jobsRoutes({ manifest, buildId, metrics, nowMs }: AdminOptions): Hono<AppEnv> {
  const shard = { path: `/_catalogue/${manifest.version}/places.json`, field: 'continents' }
  const nowS = (): number => Math.floor(nowMs() / 1000)
  return new Hono<AppEnv>()
    .get(JOBS_PATH, async (c) => {
      const probes = createProbes(c.env, c.get('edgeCache'), c.get('config').siteOrigin, shard)
      const [state, deadLetters] = await Promise.all([
        readJobsState(c.env, probes, nowS()),
        listDeadLetters(c.env.DB).catch(() => null),
      ])
      const deployed = { build: buildId, catalogue: manifest.version, place: dataCentreOf(c.req.raw) }
      return renderAdminPage(c, {
        title: 'jobs',
        page: (
          <JobsPage
            role={c.get('operator').role}
            findings={findingsOf(state, c.get('locale'))}
            bindingCalls={metrics.counts()}
            done={c.req.query('done')}
            {...{ state, deadLetters, deployed }}
          />
        ),
      })
    })
    .post(REPLAY_PATH, async (c) => {
      const read = await readForm(c)
      if ('refusal' in read) return read.refusal
      const { which } = read.fields
      const isValid = typeof which === 'string' && which !== '' && which.length <= MAX_ID_LENGTH
      const marked = isValid ? await requestReplay(c.env.DB, c.get('operator'), which, nowS()) : 0
      return redirectWithDone(c, JOBS_PATH, marked > 0 ? 'replayed' : 'nothing')
    })
}
