import { clientAssets } from 'virtual:client-assets'
import { reactRenderer } from '@hono/react-renderer'
import type { Context, MiddlewareHandler } from 'hono'
import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { AppEnv } from '#src/http/app-env.ts'
import { askedAddress } from '#src/http/asked-address.ts'
import { Document } from './document.tsx'
import type { Frame } from './frame.tsx'
import { LateFailure } from './late-failure.tsx'
import { streamLate } from './late-stream.ts'
import type { PageCard } from './page-card.ts'
import type { PageHead } from './page-head.ts'
import type { PageRow } from './page-row.ts'
import type { PageTable } from './page-table.ts'

declare module '@hono/react-renderer' {
  interface Props {
    readonly head: PageHead
    /** The picture with which the page is shared; null or absent for pages without one. */
    readonly card?: PageCard | null
    /** Styles of a page that stands for another, which failed; absent: those of its row. */
    readonly stylesheet?: PageRow['stylesheet']
  }
}

declare module 'hono' {
  interface ContextVariableMap {
    readonly frame: Frame
  }
}

/**
 * `c.render(<Page/>, { head })`: one string, without inline script, so that the answer can be cached under a policy
 * without nonces (docs/adr/0001).
 * @param pages says which styles a page has beside those of all
 */
export function renderPages(frame: Frame, pages: Pick<PageTable, 'find'>): MiddlewareHandler<AppEnv> {
  const inDocument = reactRenderer(({ children, c, head, card = null, stylesheet }) => {
    const { config } = (c as Context<AppEnv>).var
    return (
      <Document
        head={head}
        assets={clientAssets}
        siteOrigin={config.siteOrigin}
        card={card}
        stylesheet={stylesheet ?? pages.find(c.req.path)?.stylesheet ?? null}
        pictureOrigins={config.imageSources}
        measuring={config.measuring.settings}
      >
        {frame.page(children, {
          alert: c.get('alert') ?? null,
          path: c.req.path,
          isDegraded: c.get('isDegraded') === true,
        })}
      </Document>
    )
  })
  return (c, next) => {
    c.set('frame', frame)
    return inDocument(c, next)
  }
}

/**
 * Begins a page at once; what it waits for follows in its `LateSlot` (docs/adr/0021).
 * @param late the missing part; where it cannot be had or shown, the words of a failed view stand instead (S2.13)
 */
export async function renderLate(
  c: Context<AppEnv>,
  page: ReactElement,
  head: PageHead,
  late: Promise<ReactNode>,
): Promise<Response> {
  const whole = await c.render(page, { head })
  const stream = streamLate(await whole.text(), late.then(c.var.frame.late), (error) => {
    c.var.report(error)
    return renderToString(<LateFailure retryHref={askedAddress(c)} />)
  })
  return c.body(stream, 200, { 'content-type': 'text/html; charset=UTF-8' })
}
