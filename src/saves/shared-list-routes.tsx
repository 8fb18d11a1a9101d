import { Hono } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { SharedListPage } from '#src/saves/pages/shared-list-page.tsx'
import { findSharedList } from '#src/saves/store/save-lists.ts'
import { readItems } from '#src/saves/store/saves-store.ts'
import { LIST_FILE, parseListFileName, sendListFile } from './list-file-answers.ts'
import { findSavedPages, toItemView } from './read-saves-view.ts'
import type { SavesOptions } from './saves-of.ts'

/** `/lists/{token}`: a shared list for whoever has its link; kept by nobody, so that taking the link back counts at once. */
export function sharedListRoutes(options: SavesOptions): Hono<AppEnv> {
  const nowS = (): number => Math.floor(options.nowMs() / 1000)
  return new Hono<AppEnv>()
    .get(`/lists/${LIST_FILE}`, async (c) => {
      const { id: token, format } = parseListFileName(c.req.param('file'))
      const list = await findSharedList(c.env.DB, token)
      if (list === null) return c.notFound()
      const saved = await readItems({ db: c.env.DB, owner: list.owner, nowS: nowS() }, list.id)
      return sendListFile(c, format, list.name, await findSavedPages(c, options, saved), `/lists/${token}`)
    })
    .get('/lists/:token', async (c) => {
      const token = c.req.param('token')
      const list = await findSharedList(c.env.DB, token)
      if (list === null) return c.notFound()
      const saved = await readItems({ db: c.env.DB, owner: list.owner, nowS: nowS() }, list.id)
      const items = (await findSavedPages(c, options, saved)).map(toItemView)
      c.header('cache-control', 'no-store')
      const head = {
        title: list.name,
        description: 'Places and stories that a reader chose.',
        canonicalPath: null,
      }
      return c.render(<SharedListPage name={list.name} items={items} path={`/lists/${token}`} />, { head })
    })
}
