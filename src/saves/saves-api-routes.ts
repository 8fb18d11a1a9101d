import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { CHANGES_API, MAX_CHANGES_PER_REQUEST } from '#isomorphic/saves/offline-change.ts'
import {
  LISTS_API,
  type ListChoicesResponse,
  SAVES_API,
  type SavedPathsResponse,
} from '#isomorphic/saves/saves-api.ts'
import { MAX_LIST_ITEMS } from '#isomorphic/saves/saves-names.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { readJson } from '#src/http/read-body.ts'
import { ListName } from '#src/http/rules/user-text.ts'
import { isListId, MAIN_LIST } from '#src/saves/rules/list-action.ts'
import { ChangesBody, parseChanges } from '#src/saves/rules/parse-changes.ts'
import { parseSaveTarget, type SaveTarget } from '#src/saves/rules/save-target.ts'
import { createList } from '#src/saves/store/list-edits.ts'
import { removeItem, saveOnList, savePage } from '#src/saves/store/save-item.ts'
import { readListMemberships } from '#src/saves/store/save-lists.ts'
import { addItems, readSavedPaths } from '#src/saves/store/saves-store.ts'
import { requireSession } from '#src/sign-in/require-session.ts'
import { applyOfflineChanges } from './apply-offline-changes.ts'
import { createSavesContext, type SavesOptions } from './create-saves-context.ts'
import { limitSavesApi } from './limit-saves.ts'
import { findSavedPage } from './saved-pages.ts'

const MAX_BODY_BYTES = 64_000
/**
 * Larger than a delivery of the current script: an earlier one sends fifty notes of any length at once, and drops all of
 * them on 413.
 */
const MAX_CHANGES_BYTES = 256_000
const rejectTooLarge = (): Response => errorJson(413, 'too_large')
const limitBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: rejectTooLarge })
const ListId = v.pipe(v.string(), v.check(isListId))
const SaveBody = v.object({ path: v.string(), saved: v.boolean(), list: v.optional(ListId) })
const NewListBody = v.object({
  /** Chosen by the client, so that a repeated request creates one list. */
  id: v.pipe(ListId, v.notValue(MAIN_LIST)),
  name: ListName,
  path: v.string(),
})
const MergeBody = v.object({ paths: v.pipe(v.array(v.string()), v.maxLength(MAX_LIST_ITEMS)) })

/**
 * The API of save buttons: reads saved pages and lists, saves a page, merges the saves of a device, and applies offline
 * changes.
 */
export function savesApiRoutes({ manifest, nowMs }: SavesOptions): Hono<AppEnv> {
  const pageExists = async (c: Context<AppEnv>, target: SaveTarget): Promise<boolean> =>
    (await findSavedPage(c.get('readShard'), manifest, target)) !== null || c.get('isDegraded')

  async function respondWithSave(c: Context<AppEnv>, target: SaveTarget, list: string): Promise<Response> {
    const outcome = await saveOnList(createSavesContext(c, nowMs), list, target)
    if (outcome === 'no list') return errorJson(404, 'unknown_list')
    return outcome === 'full' ? errorJson(409, 'list_full') : c.json({ ...target, saved: true, list })
  }

  return new Hono<AppEnv>()
    .use(`${SAVES_API}/*`, requireSession('transactional'))
    .use(`${SAVES_API}/*`, limitSavesApi)
    .use(`${SAVES_API}/*`, (c, next) => (c.req.path === CHANGES_API ? next() : limitBody(c, next)))
    .get(SAVES_API, async (c) =>
      c.json<SavedPathsResponse>({ paths: await readSavedPaths(createSavesContext(c, nowMs)) }),
    )
    .post(SAVES_API, async (c) => {
      const read = await readJson(c, SaveBody)
      if ('refusal' in read) return read.refusal
      const target = parseSaveTarget(read.body.path)
      if (target === null) return errorJson(400, 'invalid_path')
      const { saved, list } = read.body
      if (!saved) {
        await removeItem(createSavesContext(c, nowMs), list ?? null, target.path)
        return c.json({ ...target, saved, list })
      }
      if (!(await pageExists(c, target))) return errorJson(404, 'unknown_page')
      if (list !== undefined) return respondWithSave(c, target, list)
      const isSaved = await savePage(createSavesContext(c, nowMs), target)
      return isSaved ? c.json({ ...target, saved }) : errorJson(409, 'list_full')
    })
    .get(LISTS_API, async (c) => {
      const target = parseSaveTarget(c.req.query('path'))
      if (target === null) return errorJson(400, 'invalid_path')
      const lists = await readListMemberships(createSavesContext(c, nowMs), target.path)
      return c.json<ListChoicesResponse>({ lists })
    })
    .post(LISTS_API, async (c) => {
      const read = await readJson(c, NewListBody)
      if ('refusal' in read) return read.refusal
      const { id, name, path } = read.body
      const target = parseSaveTarget(path)
      if (target === null) return errorJson(400, 'invalid_path')
      if (!(await pageExists(c, target))) return errorJson(404, 'unknown_page')
      const listId = await createList(createSavesContext(c, nowMs), name, id)
      return listId === null ? errorJson(409, 'too_many_lists') : respondWithSave(c, target, listId)
    })
    .post(CHANGES_API, bodyLimit({ maxSize: MAX_CHANGES_BYTES, onError: rejectTooLarge }), async (c) => {
      const read = await readJson(c, ChangesBody)
      if ('refusal' in read) return read.refusal
      if (read.body.changes.length > MAX_CHANGES_PER_REQUEST) return rejectTooLarge()
      const changes = parseChanges(read.body.changes)
      return c.json(await applyOfflineChanges(createSavesContext(c, nowMs), changes))
    })
    .post(`${SAVES_API}/merge`, async (c) => {
      const read = await readJson(c, MergeBody)
      if ('refusal' in read) return read.refusal
      const targets = new Map(read.body.paths.map((path) => [path, parseSaveTarget(path)]))
      const items = [...targets.values()].filter((target) => target !== null)
      // Invalid paths can never be saved, so they do not count as rejected.
      return c.json({
        left: await addItems(createSavesContext(c, nowMs), MAIN_LIST, items, 'any list'),
      })
    })
}
