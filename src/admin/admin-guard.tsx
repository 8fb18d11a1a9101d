import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AdminRole } from '#src/config/operators.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { createPathFinder } from '#src/site/page-table.ts'
import { type AdminRow, isAllowed } from './admin-row.ts'
import { OperatorsOnlyNotice } from './pages/operators-only-notice.tsx'
import { readOperator } from './read-operator.ts'
import { renderAdminPage } from './render-admin-page.tsx'
import { setAdminHeaders } from './set-admin-headers.ts'

type NotFoundHandler = (c: Context<AppEnv>) => Response | Promise<Response>

/** Who may ask for what: pages by GET, actions by POST. Null: no row names it. */
function createRoleFinder(rows: readonly AdminRow[]): (method: string, path: string) => AdminRole | null {
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
 * @param renderNotFound what an address without a page answers
 * @throws {UnavailableError} when nobody can tell whether a visitor is signed in
 */
export function adminGuard(rows: readonly AdminRow[], renderNotFound: NotFoundHandler) {
  const findRole = createRoleFinder(rows)
  return createMiddleware<AppEnv>(async (c, next) => {
    const operator = await readOperator(c)
    const requiredRole = operator === null ? null : findRole(c.req.method, c.req.path)
    if (operator === null || requiredRole === null) return renderNotFound(c)
    c.set('operator', operator)
    if (!isAllowed(operator.role, requiredRole))
      return renderAdminPage(c, { title: 'Not yours to do', page: <OperatorsOnlyNotice />, status: 403 })
    await next()
    setAdminHeaders(c)
  })
}
