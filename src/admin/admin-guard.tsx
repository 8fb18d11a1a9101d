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

/**
 * Returns the role that a row requires for a method and a path: pages answer GET and HEAD, actions POST. Null: no row
 * names them.
 */
function createRoleFinder(rows: readonly AdminRow[]): (method: string, path: string) => AdminRole | null {
  const pages = createPathFinder(rows.map(({ path, role }) => [path, role]))
  const actions = createPathFinder(rows.flatMap(({ actions }) => Object.entries(actions ?? {})))
  return (method, path) => {
    if (method === 'POST') return actions(path)
    return method === 'GET' || method === 'HEAD' ? pages(path) : null
  }
}

/**
 * Access guard of all admin routes (docs/adr/0032). Visitors who are not operators get the 404 response of any unknown
 * address; editors get 403 where a row requires the role `operator`. Responses are not cacheable.
 * @param renderNotFound renders the 404 response
 * @throws {UnavailableError} when a store does not answer and the session cannot be checked
 */
export function adminGuard(rows: readonly AdminRow[], renderNotFound: NotFoundHandler) {
  const findRole = createRoleFinder(rows)
  return createMiddleware<AppEnv>(async (c, next) => {
    const operator = await readOperator(c)
    const requiredRole = operator === null ? null : findRole(c.req.method, c.req.path)
    if (operator === null || requiredRole === null) return renderNotFound(c)
    c.set('operator', operator)
    if (!isAllowed(operator.role, requiredRole))
      return renderAdminPage(c, { title: 'notPermitted', page: <OperatorsOnlyNotice />, status: 403 })
    await next()
    setAdminHeaders(c)
  })
}
