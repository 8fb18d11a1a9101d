import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { MAX_LIST_ITEMS, SAVES_API, type SavedPathsAnswer } from '#client/saves/saved-place.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { readJson } from '#src/http/read-body.ts'
import { MAIN_LIST } from '#src/saves/rules/list-action.ts'
import { parseSaveTarget } from '#src/saves/rules/save-target.ts'
import { addItems, readSavedPaths, removeItem, savePage } from '#src/saves/store/saves-store.ts'
import { requireSession } from '#src/sign-in/require-session.ts'
import { findSavedPage } from './saved-pages.ts'
import { guardedSavesOf, type SavesOptions } from './saves-of.ts'

const MAX_BODY_BYTES = 64_000
const SaveBody = v.object({ path: v.string(), saved: v.boolean() })
const MergeBody = v.object({ paths: v.pipe(v.array(v.string()), v.maxLength(MAX_LIST_ITEMS)) })

/** What save buttons ask: which pages are saved, save this one, take over what the device kept. */
export function savesApiRoutes({ manifest, nowMs }: SavesOptions): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .use(`${SAVES_API}/*`, requireSession('guarded'))
    .use(`${SAVES_API}/*`, bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => errorJson(413, 'too_large') }))
    .get(SAVES_API, async (c) =>
      c.json<SavedPathsAnswer>({ paths: await readSavedPaths(guardedSavesOf(c, nowMs)) }),
    )
    .post(SAVES_API, async (c) => {
      const read = await readJson(c, SaveBody)
      if ('refusal' in read) return read.refusal
      const target = parseSaveTarget(read.body.path)
      if (target === null) return errorJson(400, 'invalid_path')
      const { saved } = read.body
      if (!saved) {
        await removeItem(guardedSavesOf(c, nowMs), null, target.path)
        return c.json({ ...target, saved })
      }
      const page = await findSavedPage(c.var.readShard, manifest, target)
      if (page === null && !c.var.isDegraded) return errorJson(404, 'unknown_page')
      const isSaved = await savePage(guardedSavesOf(c, nowMs), target)
      return isSaved ? c.json({ ...target, saved }) : errorJson(409, 'list_full')
    })
    .post(`${SAVES_API}/merge`, async (c) => {
      const read = await readJson(c, MergeBody)
      if ('refusal' in read) return read.refusal
      const targets = new Map(read.body.paths.map((path) => [path, parseSaveTarget(path)]))
      const items = [...targets.values()].filter((target) => target !== null)
      // What is no page of ours cannot be kept by anyone, so it does not count as left.
      return c.json({ left: await addItems(guardedSavesOf(c, nowMs), MAIN_LIST, items, 'counts') })
    })
}
