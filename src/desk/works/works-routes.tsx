import { Hono } from 'hono'
import type { DeskOptions } from '#src/desk/desk-options.ts'
import { returnToDesk, showDesk } from '#src/desk/show-desk.tsx'
import { createProbes } from '#src/health/health-probes.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { readForm } from '#src/http/read-body.ts'
import { dataCentreOf } from '#src/http/request-place.ts'
import { listDeadLetters, replayAtDesk } from './dead-letter-store.ts'
import { findingsOf } from './works-findings.ts'
import { REPLAY_PATH, WorksPage } from './works-page.tsx'
import { readWorksState } from './works-state.ts'

const WORKS_PATH = '/desk/works'
const MAX_ID = 100

/** `/desk/works`, and where mails that were given up are tried again. */
export function worksRoutes({ manifest, buildId, signals, nowMs }: DeskOptions): Hono<AppEnv> {
  const shard = { path: `/_catalogue/${manifest.version}/places.json`, field: 'continents' }
  const nowS = (): number => Math.floor(nowMs() / 1000)
  return new Hono<AppEnv>()
    .get(WORKS_PATH, async (c) => {
      const probes = createProbes(c.env, c.get('edgeCache'), c.var.config.siteOrigin, shard)
      const [state, deadLetters] = await Promise.all([
        readWorksState(c.env, probes, nowS()),
        listDeadLetters(c.env.DB).catch(() => null),
      ])
      const deployed = { build: buildId, catalogue: manifest.version, place: dataCentreOf(c.req.raw) }
      return showDesk(c, {
        title: 'Works',
        page: (
          <WorksPage
            role={c.var.operator.role}
            findings={findingsOf(state)}
            trips={signals.counts()}
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
      const isSound = typeof which === 'string' && which !== '' && which.length <= MAX_ID
      const marked = isSound ? await replayAtDesk(c.env.DB, c.var.operator, which, nowS()) : 0
      return returnToDesk(c, WORKS_PATH, marked > 0 ? 'replayed' : 'nothing')
    })
}
