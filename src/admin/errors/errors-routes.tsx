import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { AdminOptions } from '#src/admin/admin-options.ts'
import { readBuilds } from '#src/admin/jobs/jobs-state.ts'
import { redirectWithDone, renderAdminPage } from '#src/admin/render-admin-page.tsx'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { readForm } from '#src/http/read-body.ts'
import { DAY_S } from '#src/platform/durations.ts'
import { Notice } from '#src/site/components/notice.tsx'
import { ErrorDetailPage, type MappedSample } from './error-detail-page.tsx'
import {
  ERROR_STATES,
  type ErrorDetail,
  listErrorGroups,
  readErrorDetail,
  setErrorState,
} from './error-groups-store.ts'
import { parseErrorSample } from './error-sample.ts'
import { ERRORS_PATH, ErrorsPage } from './errors-page.tsx'
import { mapStacks } from './map-stacks.ts'
import { ERRORS_WORDS } from './words/errors-words.ts'

const PAGE_NUMBER = /^[1-9]\d{0,2}$/
const StateForm = v.object({ state: v.picklist(ERROR_STATES) })

async function mapSamples(assets: Fetcher, { samples }: ErrorDetail): Promise<readonly MappedSample[]> {
  const read = samples.flatMap(({ atS, sample }) => {
    const parsed = parseErrorSample(sample)
    return parsed === null ? [] : [{ atS, sample: parsed }]
  })
  const stacks = await mapStacks(
    assets,
    read.map(({ sample }) => sample.frames),
  )
  return read.map((entry, index) => ({ ...entry, frames: stacks[index] ?? [] }))
}

/** Returns a lookup of the builds that contain a file; it finds none when builds cannot be read. */
async function readBuildsOf(settings: KVNamespace): Promise<(file: string) => readonly string[]> {
  const builds = await readBuilds(settings).catch(() => [])
  return (file) => builds.filter(({ files }) => files.includes(file)).map(({ build }) => build)
}

const renderErrorNotFound = (c: Context<AppEnv>): Promise<Response> =>
  renderAdminPage(c, {
    title: 'notFound',
    page: <Notice tone="problem" text={pickWords(ERRORS_WORDS, c.get('locale')).detail.notFound} />,
    status: 404,
  })

/** `/desk/errors`, a page per error group, and the POST route that changes its state. */
export function errorsRoutes({ nowMs }: AdminOptions): Hono<AppEnv> {
  const storesOf = (c: Context<AppEnv>) => ({ events: c.env.EVENTS_DB, db: c.env.DB })
  return new Hono<AppEnv>()
    .get(ERRORS_PATH, async (c) => {
      const state = ERROR_STATES.find((name) => name === c.req.query('state')) ?? 'open'
      const groups = await listErrorGroups(storesOf(c))
      const pageNumber = PAGE_NUMBER.test(c.req.query('page') ?? '') ? Number(c.req.query('page')) : 1
      return renderAdminPage(c, { title: 'errors', page: <ErrorsPage {...{ groups, state, pageNumber }} /> })
    })
    .get('/desk/errors/:fingerprint', async (c) => {
      const detail = await readErrorDetail(storesOf(c), c.req.param('fingerprint'))
      if (detail === null) return renderErrorNotFound(c)
      const [samples, buildsOf] = await Promise.all([
        mapSamples(c.env.ASSETS, detail),
        readBuildsOf(c.env.SETTINGS),
      ])
      return renderAdminPage(c, {
        title: 'error',
        page: (
          <ErrorDetailPage
            {...{ detail, samples, buildsOf }}
            role={c.get('operator').role}
            today={Math.floor(nowMs() / 1000 / DAY_S)}
            done={c.req.query('done')}
          />
        ),
      })
    })
    .post('/desk/errors/:fingerprint/mark', async (c) => {
      const fingerprint = c.req.param('fingerprint')
      const read = await readForm(c)
      if ('refusal' in read) return read.refusal
      const parsed = v.safeParse(StateForm, read.fields)
      if (!parsed.success) return errorJson(400, 'invalid_form')
      const detail = await readErrorDetail(storesOf(c), fingerprint)
      if (detail === null) return renderErrorNotFound(c)
      const { state } = parsed.output
      await setErrorState(c.env.DB, c.get('operator'), detail, state, Math.floor(nowMs() / 1000))
      return redirectWithDone(c, `${ERRORS_PATH}/${fingerprint}`, state)
    })
}
