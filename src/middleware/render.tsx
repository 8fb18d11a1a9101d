import { clientAssets } from 'virtual:client-assets'
import { reactRenderer } from '@hono/react-renderer'
import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ReactNode } from 'react'
import type { AppEnv } from '#src/env.ts'
import { Document } from '#src/layout/document.tsx'
import type { Frame } from '#src/layout/frame.tsx'
import type { PageHead } from '#src/layout/page-head.ts'
import { documentHeaders } from './security-headers.ts'

export type { Frame } from '#src/layout/frame.tsx'

declare module '@hono/react-renderer' {
  interface Props {
    head: PageHead
  }
}

const preloads = [
  `<${clientAssets.stylesheet}>; rel=preload; as=style`,
  ...clientAssets.fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
].join(', ')

function ThrowOnPurpose(): ReactNode {
  throw new Error('a local test asked for a render error')
}

function pageDocument(frame: Frame) {
  return ({ children, head, c }: { children?: ReactNode; head: PageHead; c: Context }) => {
    const config = (c as Context<AppEnv>).get('config')
    const faults = (c as Context<AppEnv>).get('faults')
    const card = (c as Context<AppEnv>).get('card') ?? null
    c.header('link', preloads)
    return (
      <Document
        head={head}
        assets={clientAssets}
        siteOrigin={config.siteOrigin}
        card={card}
        pictureOrigins={config.imageSources}
        measuring={config.measuring.settings}
      >
        {frame(faults?.render === null || faults === null ? children : <ThrowOnPurpose />, {
          alert: (c as Context<AppEnv>).get('alert') ?? null,
          path: c.req.path,
          // What the isolate remembers would hide the fault that a test asked for.
          isDegraded:
            (c as Context<AppEnv>).get('isDegraded') === true || faults?.bindings.has('assets') === true,
        })}
      </Document>
    )
  }
}

/**
 * `c.render(<Page/>, { head })` for pages that wait for nothing: rendered to one string, without inline script, so that
 * the answer can be cached under a policy without nonces (architecture: rendering and caching).
 */
export function renderWhole(frame: Frame): MiddlewareHandler<AppEnv> {
  return reactRenderer(pageDocument(frame))
}

/**
 * `c.render(<Page/>, { head })` for pages with data of their own: streamed, never cached, the scripts that reveal late
 * parts allowed by a nonce of this answer alone (quality R4.2). The renderer is made anew for each request because the
 * nonce and the error report are the request's own.
 */
export function renderStreamed(frame: Frame): MiddlewareHandler<AppEnv> {
  const document = pageDocument(frame)
  return createMiddleware<AppEnv>(async (c, next) => {
    const { report } = c.var
    const early: unknown[] = []
    let isUnderWay = false
    const onError = (error: unknown): void => {
      if (isUnderWay) report(error)
      else early.push(error)
    }
    const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))
    const headers = { ...documentHeaders(c.get('config'), nonce), 'cache-control': 'no-store' }
    await reactRenderer(document, {
      stream: { 'content-type': 'text/html; charset=UTF-8', ...headers },
      readableStreamOptions: { nonce, onError },
    })(c, next)
    isUnderWay = true
    // The app's error handler has reported what kept the page from beginning.
    for (const error of early) if (error !== c.error) report(error)
  })
}
