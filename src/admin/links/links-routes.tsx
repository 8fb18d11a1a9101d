import { Hono } from 'hono'
import * as v from 'valibot'
import type { AdminOptions } from '#src/admin/admin-options.ts'
import { redirectWithDone, renderAdminPage } from '#src/admin/render-admin-page.tsx'
import { createTask } from '#src/admin/tasks/task-store.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { readForm } from '#src/http/read-body.ts'
import { changeLink, countLinks, LINK_LISTS, listLinks } from './link-store.ts'
import { CHANGE_LINK_PATH, LINKS_PATH, LinksPage } from './links-page.tsx'
import { loadOutboundLinks } from './outbound-link.ts'

const MAX_ADDRESS = 2000
const Change = v.object({
  change: v.picklist(['again', 'accept', 'task']),
  address: v.pipe(v.string(), v.startsWith('https://'), v.maxLength(MAX_ADDRESS)),
  list: v.optional(v.fallback(v.picklist(LINK_LISTS), 'broken'), 'broken'),
})

/** `/desk/links`, and the POST route for one link. */
export function linksRoutes({ nowMs }: AdminOptions): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(LINKS_PATH, async (c) => {
      const list = LINK_LISTS.find((name) => name === c.req.query('list')) ?? 'broken'
      const { DB } = c.env
      const [counts, links, outbound] = await Promise.all([
        countLinks(DB),
        listLinks(DB, list),
        loadOutboundLinks(),
      ])
      return renderAdminPage(c, {
        title: 'links',
        page: <LinksPage {...{ list, counts, links, outbound }} done={c.req.query('done')} />,
      })
    })
    .post(CHANGE_LINK_PATH, async (c) => {
      const read = await readForm(c)
      if ('refusal' in read) return read.refusal
      const parsed = v.safeParse(Change, read.fields)
      if (!parsed.success) return errorJson(400, 'invalid_form')
      const { change, address, list } = parsed.output
      const nowS = Math.floor(nowMs() / 1000)
      const { operator } = c.var
      if (change === 'task') await createTask(c.env.DB, operator, { kind: 'link', about: address }, nowS)
      const isFound = change === 'task' || (await changeLink(c.env.DB, operator, { change, address }, nowS))
      return redirectWithDone(c, `${LINKS_PATH}?list=${list}`, isFound ? change : 'gone')
    })
}
