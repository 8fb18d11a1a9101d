import { clientAssets } from 'virtual:client-assets'
import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { LocaleContext } from '#isomorphic/words/use-words.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { renderMarkup } from '#src/site/markup/render-markup.ts'
import { sectionsFor } from './admin-pages.ts'
import type { AdminTitle } from './admin-row.ts'
import { AdminDocument } from './pages/admin-document.tsx'
import { ADMIN_WORDS } from './pages/words/admin-words.ts'
import { setAdminHeaders } from './set-admin-headers.ts'

export type AdminPageOptions = {
  /** A title of the catalogue, or content such as the subject of a campaign. */
  readonly title: AdminTitle | { readonly text: string }
  readonly page: ReactNode
  readonly status?: 200 | 400 | 403 | 404 | 409 | 413 | 503
}

/** Renders an admin page in the admin's frame, for the operator of the request. */
export async function renderAdminPage(
  c: Context<AppEnv>,
  { title, page, status = 200 }: AdminPageOptions,
): Promise<Response> {
  const { operator, locale } = c.var
  const html = await renderMarkup(
    <LocaleContext value={locale}>
      <AdminDocument
        title={typeof title === 'string' ? pickWords(ADMIN_WORDS, locale).titles[title] : title.text}
        assets={clientAssets}
        operator={operator}
        sections={sectionsFor(operator.role)}
        path={c.req.path}
      >
        {page}
      </AdminDocument>
    </LocaleContext>,
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
