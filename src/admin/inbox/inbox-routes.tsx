import { Hono } from 'hono'
import * as v from 'valibot'
import type { AdminOptions } from '#src/admin/admin-options.ts'
import { parseCursor } from '#src/admin/pages/page-cursor.ts'
import { redirectWithDone, renderAdminPage } from '#src/admin/render-admin-page.tsx'
import { listTasks, TASK_STATES } from '#src/admin/tasks/task-store.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { readForm } from '#src/http/read-body.ts'
import { INBOX_CHANGE_PATH, INBOX_PATH, InboxPage } from './inbox-page.tsx'
import { changeInboxState, countInbox, listMistakes } from './inbox-store.ts'

const State = v.picklist(TASK_STATES)
const Change = v.object({
  kind: v.picklist(['mistake', 'task']),
  id: v.pipe(v.string(), v.uuid()),
  state: State,
  from: v.optional(v.fallback(State, 'new'), 'new'),
})

/** `/desk/inbox`, and the POST route that changes an item's state. */
export function inboxRoutes({ nowMs }: AdminOptions): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(INBOX_PATH, async (c) => {
      const state = TASK_STATES.find((name) => name === c.req.query('state')) ?? 'new'
      const { DB } = c.env
      const [counts, mistakes, tasks] = await Promise.all([
        countInbox(DB),
        listMistakes(DB, state, parseCursor(c.req.query('mistakes'))),
        listTasks(DB, state, parseCursor(c.req.query('tasks'))),
      ])
      const { mistakes: mistakesBefore, tasks: tasksBefore } = c.req.query()
      const isFirstPage = mistakesBefore === undefined && tasksBefore === undefined
      const showsContacts = c.get('operator').role === 'operator'
      return renderAdminPage(c, {
        title: 'inbox',
        page: (
          <InboxPage
            {...{ state, counts, mistakes, tasks, showsContacts, isFirstPage }}
            done={c.req.query('done')}
          />
        ),
      })
    })
    .post(INBOX_CHANGE_PATH, async (c) => {
      const read = await readForm(c)
      if ('refusal' in read) return read.refusal
      const parsed = v.safeParse(Change, read.fields)
      if (!parsed.success) return errorJson(400, 'invalid_form')
      const { from, ...change } = parsed.output
      const isChanged = await changeInboxState(
        c.env.DB,
        c.get('operator'),
        change,
        Math.floor(nowMs() / 1000),
      )
      return redirectWithDone(c, `${INBOX_PATH}?state=${from}`, isChanged ? change.state : 'gone')
    })
}
