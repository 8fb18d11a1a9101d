import { Hono } from 'hono'
import * as v from 'valibot'
import type { AdminOptions } from '#src/admin/admin-options.ts'
import { redirectWithDone, renderAdminPage } from '#src/admin/render-admin-page.tsx'
import { createTask } from '#src/admin/tasks/task-store.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { readForm } from '#src/http/read-body.ts'
import { DAY_S } from '#src/platform/durations.ts'
import { MAX_ALIAS_LENGTH } from '#src/search/alias-cache.ts'
import { searchTitles } from '#src/search/title-search.ts'
import { listAliases, saveAlias } from './alias-store.ts'
import { type Count, countEvents, countSaves, countSignUps } from './visitor-counts-store.ts'
import { VisitorsPage } from './visitors-page.tsx'
import { ALIAS_PATH, VISITORS_PATH, VISITORS_TASK_PATH } from './visitors-paths.ts'

/** Each word of a query reads one shard. */
const MAX_GUESSED = 10
const MAX_WORDS = 3
const MIN_WORD_LENGTH = 4
const MAX_ABOUT_LENGTH = 300

const text = (maxLength: number) => v.pipe(v.string(), v.trim(), v.maxLength(maxLength))
const Alias = v.object({
  query: v.pipe(text(MAX_ALIAS_LENGTH), v.minLength(1)),
  means: v.optional(text(MAX_ALIAS_LENGTH), ''),
  end: v.optional(v.string()),
})
const Task = v.object({
  kind: v.picklist(['search', 'page']),
  about: v.pipe(text(MAX_ABOUT_LENGTH), v.minLength(1)),
})

/** The first place that a word of the query names; null when there is none. */
async function guessPlace(readShard: ReadShard, query: string): Promise<string | null> {
  const words = query.split(' ').filter((word) => word.length >= MIN_WORD_LENGTH)
  for (const word of words.slice(0, MAX_WORDS)) {
    const [place] = await searchTitles(readShard, word, 1).catch(() => [])
    if (place !== undefined) return place.name
  }
  return null
}

async function guessPlaces(
  readShard: ReadShard,
  counts: readonly Count[],
): Promise<ReadonlyMap<string, string>> {
  const guessed = await Promise.all(
    counts
      .slice(0, MAX_GUESSED)
      .map(async ({ label }) => [label, await guessPlace(readShard, label)] as const),
  )
  return new Map(guessed.flatMap(([label, place]) => (place === null ? [] : [[label, place] as const])))
}

/** `/desk/readers`, and the POST routes for aliases and tasks. */
export function visitorsRoutes({ nowMs }: AdminOptions): Hono<AppEnv> {
  const nowS = (): number => Math.floor(nowMs() / 1000)
  return new Hono<AppEnv>()
    .get(VISITORS_PATH, async (c) => {
      const { DB, EVENTS_DB } = c.env
      const [events, signUps, saves, aliases] = await Promise.all([
        countEvents(EVENTS_DB, nowS()).catch(() => null),
        countSignUps(DB, nowS()).catch(() => null),
        countSaves(DB).catch(() => null),
        listAliases(DB),
      ])
      const guesses = await guessPlaces(c.get('readShard'), events?.searchesWithoutResult ?? [])
      return renderAdminPage(c, {
        title: 'visitors',
        page: (
          <VisitorsPage
            {...{ events, signUps, saves, aliases, guesses }}
            usesAnalyticsEngine={c.env.EVENTS !== undefined}
            today={Math.floor(nowS() / DAY_S)}
            done={c.req.query('done')}
          />
        ),
      })
    })
    .post(ALIAS_PATH, async (c) => {
      const read = await readForm(c)
      if ('refusal' in read) return read.refusal
      const parsed = v.safeParse(Alias, read.fields)
      if (!parsed.success) return errorJson(400, 'invalid_form')
      const { query, means: typed, end } = parsed.output
      const means = end === undefined ? typed : ''
      const stores = { db: c.env.DB, settings: c.env.SETTINGS }
      const isSaved = await saveAlias(stores, c.get('operator'), { query, means }, nowS())
      return redirectWithDone(c, VISITORS_PATH, isSaved ? (means === '' ? 'ended' : 'alias') : 'full')
    })
    .post(VISITORS_TASK_PATH, async (c) => {
      const read = await readForm(c)
      if ('refusal' in read) return read.refusal
      const parsed = v.safeParse(Task, read.fields)
      if (!parsed.success) return errorJson(400, 'invalid_form')
      await createTask(c.env.DB, c.get('operator'), parsed.output, nowS())
      return redirectWithDone(c, VISITORS_PATH, 'task')
    })
}
