import { clientAssets } from 'virtual:client-assets'
import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { AppEnv } from '#src/env.ts'
import { Document } from '#src/layout/document.tsx'
import type { Frame } from '#src/layout/frame.tsx'
import { LateFailure } from '#src/layout/late-failure.tsx'
import type { PageHead } from '#src/layout/page-head.ts'
import { reportError } from '#src/services/report-error.ts'
import { streamLate } from './late-stream.ts'

type PageProps = {
  readonly head: PageHead
  /** What the page does not wait for; its place is the page's `LateSlot`. */
  readonly late?: Promise<ReactNode>
}

declare module 'hono' {
  interface ContextRenderer {
    // biome-ignore lint/style/useShorthandFunctionType: adds to Hono's own
    (page: ReactNode, props: PageProps): Response
  }
}

const preloads = [
  `<${clientAssets.stylesheet}>; rel=preload; as=style`,
  ...clientAssets.fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
].join(', ')

function ThrowOnPurpose(): ReactNode {
  throw new Error('a local test asked for a render error')
}

function pageDocument(frame: Frame, c: Context<AppEnv>, page: ReactNode, head: PageHead): ReactNode {
  const { config, faults } = c.var
  return (
    <Document
      head={head}
      assets={clientAssets}
      siteOrigin={config.siteOrigin}
      card={c.get('card') ?? null}
      pictureOrigins={config.imageSources}
      measuring={config.measuring.settings}
    >
      {frame(page, {
        alert: c.get('alert') ?? null,
        path: c.req.path,
        // What the isolate remembers would hide the fault that a test asked for.
        isDegraded: c.get('isDegraded') === true || faults?.bindings.has('assets') === true,
      })}
    </Document>
  )
}

/**
 * `c.render(<Page/>, { head })`: one string, without inline script, so that the answer can be cached under a policy
 * without nonces (docs/adr/0001). With `late` the page begins at once and that part follows in its `LateSlot`
 * (docs/adr/0030).
 */
export function renderPages(frame: Frame): MiddlewareHandler<AppEnv> {
  return createMiddleware<AppEnv>((c, next) => {
    c.setRenderer((page, { head, late }) => {
      const isBroken = late === undefined && (c.var.faults?.render ?? null) !== null
      const body = isBroken || c.var.faults?.render === 'throw' ? <ThrowOnPurpose /> : page
      const html = `<!DOCTYPE html>${renderToString(pageDocument(frame, c, body, head))}`
      c.header('link', preloads)
      if (late === undefined) return c.html(html)
      const isLateBroken = c.var.faults?.render === 'throw-late'
      const stream = streamLate(html, isLateBroken ? Promise.resolve(<ThrowOnPurpose />) : late, (error) => {
        reportError(error, c.var.requestId)
        return renderToString(<LateFailure retryHref={c.req.path} />)
      })
      return c.body(stream, 200, { 'content-type': 'text/html; charset=UTF-8' })
    })
    return next()
  })
}
