import { clientAssets } from 'virtual:client-assets'
import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { AppEnv } from '#src/http/app-env.ts'
import { renderMarkup } from '#src/site/render-markup.ts'
import { ADMIN_ROWS } from './admin-pages.ts'
import { isAllowed } from './admin-row.ts'
import { AdminDocument } from './pages/admin-document.tsx'
import { setAdminHeaders } from './set-admin-headers.ts'

export type AdminPageOptions = {
  readonly title: string
  readonly page: ReactNode
  readonly status?: 200 | 400 | 403 | 404 | 409 | 413 | 503
}

/** Renders an admin page in the admin's frame, for the operator of the request. */
export async function renderAdminPage(
  c: Context<AppEnv>,
  { title, page, status = 200 }: AdminPageOptions,
): Promise<Response> {
  const { operator } = c.var
  const html = await renderMarkup(
    <AdminDocument
      title={title}
      assets={clientAssets}
      operator={operator}
      rows={ADMIN_ROWS.filter(
        ({ description, role }) => description !== undefined && isAllowed(operator.role, role),
      )}
      path={c.req.path}
    >
      {page}
    </AdminDocument>,
  )
  c.res = c.html(html, status)
  setAdminHeaders(c)
  return c.res
}

/**
 * Redirects to a page after a POST (303), which confirms the action (`?done=`). Reloading that page does not repeat the
 * action.
 */
export function redirectWithDone(c: Context<AppEnv>, path: string, done: string): Response {
  return c.body(null, 303, { location: `${path}${path.includes('?') ? '&' : '?'}done=${done}` })
}
