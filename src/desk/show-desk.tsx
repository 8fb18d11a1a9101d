import { clientAssets } from 'virtual:client-assets'
import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { AppEnv } from '#src/http/app-env.ts'
import { renderMarkup } from '#src/site/render-markup.ts'
import { deskHeaders } from './desk-headers.ts'
import { DESK_ROWS } from './desk-pages.ts'
import { isAllowed } from './desk-row.ts'
import { DeskDocument } from './pages/desk-document.tsx'

export type DeskShown = {
  readonly title: string
  readonly page: ReactNode
  readonly status?: 200 | 400 | 403 | 404 | 409 | 413 | 503
}

/** Answers with a page of the desk, in its own frame, for the operator who asked. */
export async function showDesk(
  c: Context<AppEnv>,
  { title, page, status = 200 }: DeskShown,
): Promise<Response> {
  const { operator } = c.var
  const html = await renderMarkup(
    <DeskDocument
      title={title}
      assets={clientAssets}
      operator={operator}
      rows={DESK_ROWS.filter(({ about, role }) => about !== undefined && isAllowed(operator.role, role))}
      path={c.req.path}
    >
      {page}
    </DeskDocument>,
  )
  c.res = c.html(html, status)
  deskHeaders(c)
  return c.res
}

/** After an action: back to a page, which says what was done (`?done=`). Repeating the page repeats nothing. */
export function returnToDesk(c: Context<AppEnv>, path: string, done: string): Response {
  return c.body(null, 303, { location: `${path}${path.includes('?') ? '&' : '?'}done=${done}` })
}
