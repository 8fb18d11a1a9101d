import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { SharedListPage } from '#src/saves/pages/shared-list-page.tsx'
import { arrangeItems } from '#src/saves/rules/arrange-items.ts'
import { isShareToken } from '#src/saves/store/shared-list.ts'
import { requireSession } from '#src/sign-in/require-session.ts'
import { copySharedList } from './copy-shared-list.ts'
import { createSavesContext, type SavesOptions } from './create-saves-context.ts'
import { redirectToSignIn } from './intents/store-intent.ts'
import { LIST_FILE_PARAM, parseListFileName, sendListFile } from './list-file-handlers.ts'
import { readStopsMap, resolveItems, toItemView } from './read-saves-view.ts'
import {
  createSharedListRenders,
  type SharedListContents,
  type SharedListOptions,
  serveSharedList,
} from './serve-shared-list.ts'
import { SAVES_WORDS } from './words/saves-words.ts'

const MAX_BODY_BYTES = 2000
const NO_STORE = { 'cache-control': 'no-store' }

/**
 * `/lists/{token}`: a shared list for anonymous clients with its link; browsers do not cache it, and copies of the data
 * centre are checked by revision, so that unsharing takes effect at once.
 */
export function sharedListRoutes(routeOptions: SavesOptions & SharedListOptions): Hono<AppEnv> {
  const options = { ...routeOptions, renders: createSharedListRenders(routeOptions.nowMs) }
  async function renderList(c: Context<AppEnv>, token: string, list: SharedListContents): Promise<Response> {
    const items = (await resolveItems(c, options, list.items)).map((item) =>
      toItemView(item, c.get('locale')),
    )
    const groups = arrangeItems(items, { query: '', isByCountry: false }, c.get('locale'))
    const map = await readStopsMap(c, groups, list.name)
    c.header('cache-control', 'no-store')
    const head = {
      ...pickWords(SAVES_WORDS, c.get('locale')).head.shared,
      title: list.name,
      canonicalPath: null,
    }
    const path = `/lists/${token}`
    return c.render(<SharedListPage name={list.name} {...{ groups, map, path }} />, { head })
  }

  return new Hono<AppEnv>()
    .get(`/lists/${LIST_FILE_PARAM}`, (c) => {
      const { id: token, format } = parseListFileName(c.req.param('file'))
      return serveSharedList(c, options, token, async (list) =>
        sendListFile(c, format, {
          name: list.name,
          items: await resolveItems(c, options, list.items),
          publicPath: `/lists/${token}`,
        }),
      )
    })
    .get('/lists/:token', (c) => {
      const token = c.req.param('token')
      return serveSharedList(c, options, token, (list) => renderList(c, token, list))
    })
    .post(
      '/lists/:token/copy',
      bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => errorJson(413, 'too_large') }),
      requireSession('page', async (c) => {
        const token = c.req.param('token') ?? ''
        return isShareToken(token)
          ? redirectToSignIn(c, { kind: 'copy', token }, options.nowMs)
          : c.notFound()
      }),
      async (c) => {
        const token = c.req.param('token')
        if (!isShareToken(token)) return c.notFound()
        const location = await copySharedList(c, createSavesContext(c, options.nowMs), token)
        return location === null ? c.notFound() : c.body(null, 303, { ...NO_STORE, location })
      },
    )
}
