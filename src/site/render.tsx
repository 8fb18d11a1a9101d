import { clientAssets } from 'virtual:client-assets'
import { reactRenderer } from '@hono/react-renderer'
import type { Context, MiddlewareHandler } from 'hono'
import type { RenderToReadableStreamOptions } from 'react-dom/server'
import { withoutThirdPartyScripts } from '#isomorphic/measuring/without-third-party-scripts.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { Document } from './document.tsx'
import type { Frame } from './frame.tsx'
import { joinBytes } from './join-bytes.ts'
import type { PageCard } from './page-card.ts'
import type { PageHead } from './page-head.ts'
import type { PageRow } from './page-row.ts'
import type { PageTable } from './page-table.ts'
import { allowsThirdPartyScripts } from './third-party-scripts.ts'

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

const HTML = { 'content-type': 'text/html; charset=UTF-8' }

/** React's options for one answer; read when the page is rendered, by when a page that streams has its nonce. */
function streamOptions(c: Context<AppEnv>): RenderToReadableStreamOptions {
  const options = {
    get nonce() {
      return c.get('nonce')
    },
    /** A client that has gone away ends the render; one that waits for nothing is done before that can be known. */
    get signal() {
      return c.get('nonce') === undefined ? undefined : c.req.raw.signal
    },
    // A part that is there in time stands where it belongs, however long it is.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    // What a page throws rejects the render and is told by the app; late parts tell theirs.
    onError: () => undefined,
  }
  // React takes undefined for none; its types do not.
  return options as RenderToReadableStreamOptions
}

/** What the renderer gives, and in the built worker its whole at once (tools/build/vite/batch-react-stream.ts). */
type PageStream = ReadableStream<Uint8Array> & {
  readonly takeBuffered?: () => Uint8Array<ArrayBuffer> | null
}

async function bufferStream(stream: PageStream): Promise<Uint8Array<ArrayBuffer>> {
  const buffered = stream.takeBuffered?.() ?? null
  if (buffered !== null) return buffered
  const chunks: Uint8Array[] = []
  const reader = stream.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) chunks.push(read.value)
  return joinBytes(chunks)
}

/**
 * The context as the renderer uses it: a page without late parts leaves as one buffer, because nothing of it would come
 * sooner piece by piece.
 */
function withBufferedBody(c: Context<AppEnv>): Context {
  const rendererContext: Pick<Context, 'getLayout' | 'setLayout' | 'setRenderer' | 'header'> &
    Record<'body', unknown> = {
    getLayout: c.getLayout,
    setLayout: c.setLayout,
    setRenderer: c.setRenderer,
    header: c.header,
    body: async (stream: ReadableStream<Uint8Array>) =>
      c.body(c.get('nonce') === undefined ? await bufferStream(stream) : stream),
  }
  return rendererContext as unknown as Context
}

/**
 * `c.render(<Page/>, { head })`: every page by React's stream renderer. A page without late parts is whole when its first
 * byte is there, and has no inline script, so that it can be kept under a policy without nonces (docs/adr/0023).
 * @param pages says which styles a page has beside those of all
 */
export function renderPages(frame: Frame, pages: Pick<PageTable, 'find'>): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    c.set('frame', frame)
    const allowsThirdParties = allowsThirdPartyScripts(pages.find(c.req.path))
    c.set('allowsThirdPartyScripts', allowsThirdParties)
    const inDocument = reactRenderer(
      async ({ children, head, card = null, stylesheet }) => {
        const { config } = c.var
        const { measuring } = config
        const framed = await frame.wrapPage(children, {
          alert: c.get('alert') ?? null,
          path: c.req.path,
          isDegraded: c.get('isDegraded') === true,
        })
        return (
          <Document
            head={head}
            assets={clientAssets}
            siteOrigin={config.siteOrigin}
            card={card}
            stylesheet={stylesheet ?? pages.find(c.req.path)?.stylesheet ?? null}
            imageOrigins={config.imageSources}
            measuring={allowsThirdParties ? measuring.settings : withoutThirdPartyScripts(measuring.settings)}
            hasOfflineGuides={config.hasOfflineGuides}
            isStreamed={c.get('nonce') !== undefined}
          >
            {framed}
          </Document>
        )
      },
      { stream: HTML, readableStreamOptions: streamOptions(c) },
    )
    return inDocument(withBufferedBody(c), next)
  }
}
