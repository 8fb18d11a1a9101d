import { clientAssets } from 'virtual:client-assets'
import { reactRenderer } from '@hono/react-renderer'
import type { Context, MiddlewareHandler } from 'hono'
import type { RenderToReadableStreamOptions } from 'react-dom/server'
import { withoutThirdPartyScripts } from '#isomorphic/measuring/without-third-party-scripts.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { LocaleContext } from '#isomorphic/words/use-words.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { PageStylesheet } from './components/page-stylesheet.tsx'
import { Document } from './document.tsx'
import { hasToolScripts } from './entry-script.tsx'
import type { Frame } from './frame.tsx'
import { joinBytes } from './join-bytes.ts'
import { localiseLinks, localiseStream } from './markup/localise-links.ts'
import { hasMarkupOptions, markupOptions, type RenderedStream } from './markup/markup-options.ts'
import type { PageCard } from './page-card.ts'
import type { PageHead } from './page-head.ts'
import { pageLanguages } from './page-languages.ts'
import type { PageRow } from './page-row.ts'
import type { PageTable } from './page-table.ts'
import { allowsThirdPartyScripts } from './third-party-scripts.ts'
import { addNoBreakSpaces } from './typography/no-break-spaces.ts'

declare module '@hono/react-renderer' {
  interface Props {
    readonly head: PageHead
    /** The social card of the page; null or absent for pages without one. */
    readonly card?: PageCard | null
    /**
     * Stylesheet of a page rendered as the response to another path, such as an error page; absent: that of the row.
     */
    readonly stylesheet?: PageRow['stylesheet']
  }
}

declare module 'hono' {
  interface ContextVariableMap {
    readonly frame: Frame
  }
}

const HTML = { 'content-type': 'text/html; charset=UTF-8' }

/**
 * React's options for one response; the getters are read at render time, when a streamed page has its nonce.
 * @param isPublic whether the page has no text that a visitor wrote, whose spaces would change
 */
function streamOptions(c: Context<AppEnv>, isPublic: boolean): RenderToReadableStreamOptions {
  const options = {
    get nonce() {
      return c.get('nonce')
    },
    /** A disconnected client aborts the render of a streamed page; other pages are complete before that. */
    get signal() {
      return c.get('nonce') === undefined ? undefined : c.req.raw.signal
    },
    // A settled part is rendered in place, regardless of its length.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    // An error of the page rejects the render and is reported by the app; deferred parts report theirs.
    onError: () => undefined,
    /** A failed sign-in chooses its language after this middleware. */
    get localiseHref() {
      return markupOptions(c.get('locale'), isPublic).localiseHref
    },
    typesetText: markupOptions(c.get('locale'), isPublic).typesetText,
  }
  // React accepts undefined for these options; its types do not.
  return options as RenderToReadableStreamOptions
}

/**
 * The stream of the renderer; in the built worker it also returns its complete bytes
 * (tools/build/vite/react/batch-react-stream.ts).
 */
type PageStream = RenderedStream & {
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
 * The context for the renderer: a page without deferred parts is sent as one buffer, because streaming would not send
 * any of it sooner.
 * @param isPublic whether the page has no text that a visitor wrote, whose spaces would change
 */
function withBufferedBody(c: Context<AppEnv>, isPublic: boolean): Context {
  const rendererContext: Pick<Context, 'getLayout' | 'setLayout' | 'setRenderer' | 'header'> &
    Record<'body', unknown> = {
    getLayout: c.getLayout,
    setLayout: c.setLayout,
    setRenderer: c.setRenderer,
    header: c.header,
    body: async (stream: PageStream) => {
      const locale = c.get('locale')
      const isComplete = hasMarkupOptions(stream)
      if (c.get('nonce') !== undefined)
        return c.body(isComplete || locale === DEFAULT_LOCALE ? stream : localiseStream(stream, locale))
      const page = await bufferStream(stream)
      if (isComplete) return c.body(page)
      const html = localiseLinks(new TextDecoder().decode(page), locale)
      return c.body(isPublic ? addNoBreakSpaces(html) : html)
    },
  }
  return rendererContext as unknown as Context
}

/**
 * `c.render(<Page/>, { head })`: renders every page with React's stream renderer. A page without deferred parts is
 * complete with its first byte and has no inline script, so that it can be cached under a policy without nonces
 * (docs/adr/0023).
 * @param pages page table, for the stylesheet of a page
 */
export function renderPages(frame: Frame, pages: Pick<PageTable, 'find'>): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    c.set('frame', frame)
    const allowsThirdParties = allowsThirdPartyScripts(pages.find(c.req.path))
    c.set('allowsThirdPartyScripts', allowsThirdParties)
    const isPublic = pages.find(c.req.path)?.caching === 'public'
    const inDocument = reactRenderer(
      async ({ children, head, card = null, stylesheet }) => {
        const config = c.get('config')
        const { measuring } = config
        const row = pages.find(c.req.path)
        const languages = pageLanguages(row, head, config.languages)
        const page = (
          <>
            <PageStylesheet name={stylesheet ?? row?.stylesheet ?? null} />
            {children}
          </>
        )
        const framed = await frame.wrapPage(page, {
          alert: c.get('alert') ?? null,
          path: c.req.path,
          locale: c.get('locale'),
          languageSettings: config,
          isTranslated:
            head.canonicalPath === null ||
            head.isComplete === true ||
            c.get('locale') === DEFAULT_LOCALE ||
            languages.some((tag) => tag === c.get('locale')),
          isDegraded: c.get('isDegraded') === true,
        })
        return (
          <LocaleContext value={c.get('locale')}>
            <Document
              head={head}
              assets={clientAssets}
              siteOrigin={config.siteOrigin}
              card={card}
              languages={languages}
              imageOrigins={config.imageSources}
              measuring={
                allowsThirdParties ? measuring.settings : withoutThirdPartyScripts(measuring.settings)
              }
              hasOfflineGuides={config.hasOfflineGuides}
              isStreamed={c.get('nonce') !== undefined}
              hasTools={hasToolScripts(c.req.path)}
            >
              {framed}
            </Document>
          </LocaleContext>
        )
      },
      { stream: HTML, readableStreamOptions: streamOptions(c, isPublic) },
    )
    return inDocument(withBufferedBody(c, isPublic), next)
  }
}
