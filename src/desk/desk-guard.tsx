import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AdminRole } from '#src/config/operators.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { createPathFinder } from '#src/site/page-table.ts'
import { deskHeaders } from './desk-headers.ts'
import { type DeskRow, isAllowed } from './desk-row.ts'
import { readOperator } from './operator-reader.ts'
import { DeskRefusal } from './pages/desk-refusal.tsx'
import { showDesk } from './show-desk.tsx'

type Answer = (c: Context<AppEnv>) => Response | Promise<Response>

/** Who may ask for what: pages by GET, actions by POST. Null: no row names it. */
function roleFinder(rows: readonly DeskRow[]): (method: string, path: string) => AdminRole | null {
  const pages = createPathFinder(rows.map(({ path, role }) => [path, role]))
  const actions = createPathFinder(rows.flatMap(({ actions }) => Object.entries(actions ?? {})))
  return (method, path) => {
    if (method === 'POST') return actions(path)
    return method === 'GET' || method === 'HEAD' ? pages(path) : null
  }
}

/**
 * Stands before every address of the desk (docs/adr/0032). Whoever is no operator gets the answer of an address that leads
 * nowhere, whatever lies there; an editor is told that something is the operators'. Nobody keeps an answer.
 * @param answerUnknown what an address without a page answers
 * @throws {UnavailableError} when nobody can tell whether a visitor is signed in
 */
export function deskGuard(rows: readonly DeskRow[], answerUnknown: Answer) {
  const findRole = roleFinder(rows)
  return createMiddleware<AppEnv>(async (c, next) => {
    const operator = await readOperator(c)
    const asked = operator === null ? null : findRole(c.req.method, c.req.path)
    if (operator === null || asked === null) return answerUnknown(c)
    c.set('operator', operator)
    if (!isAllowed(operator.role, asked))
      return showDesk(c, { title: 'Not yours to do', page: <DeskRefusal />, status: 403 })
    await next()
    deskHeaders(c)
  })
}
