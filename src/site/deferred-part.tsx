import { type ReactNode, Suspense, use } from 'react'
import { DEFAULT_LOCALE, type Locale } from '#isomorphic/words/locale.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { insertMarkup } from './markup/encoded-markup.ts'
import { renderMarkup } from './markup/render-markup.ts'
import { SITE_WORDS } from './words/site-words.ts'

/**
 * A part of a page that is streamed after the page has started: a promise of its markup that never rejects. It carries
 * its state in the way React annotates promises, so that a settled part is rendered synchronously.
 */
export type DeferredPart = Promise<string> & {
  status?: 'pending' | 'fulfilled'
  value?: string
  /** The error if the part failed. */
  error?: unknown
}

/**
 * Renders a part as soon as its data is available, independently of the page: an error is reported and replaced by a
 * fallback, with and without script, and the rest of the page is unaffected (S8.4, docs/adr/0023).
 * @param content content of the part; may reject
 * @param renderFallback renders the replacement after an error
 * @param signal of the request: the part resolves when the client disconnects
 * @param locale language of the page
 */
export function createDeferredPart(
  content: Promise<ReactNode>,
  renderFallback: (error: unknown) => ReactNode,
  signal: AbortSignal,
  locale: Locale = DEFAULT_LOCALE,
): DeferredPart {
  const aborted = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null)
    signal.addEventListener('abort', () => resolve(null), { once: true })
  })
  let failure: unknown
  const markup = content
    .then((node) => renderMarkup(node, locale))
    .catch((error: unknown) => {
      failure = error
      return renderMarkup(renderFallback(error), locale)
    })
  const part: DeferredPart = Promise.race([markup, aborted]).then((html) => html ?? '')
  part.status = 'pending'
  void part.then((html) => {
    part.status = 'fulfilled'
    part.value = html
    part.error = failure
  })
  return part
}

/**
 * Waits for parts up to a timeout: parts settled by then are in the first HTML.
 * @param timeoutMs null waits for all parts
 */
export async function waitForParts(parts: readonly DeferredPart[], timeoutMs: number | null): Promise<void> {
  const all = Promise.all(parts)
  if (timeoutMs === null) return void (await all)
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs)
  })
  await Promise.race([all, timeout])
  clearTimeout(timer)
}

/** A part inside a Suspense boundary with a placeholder of its own. */
export function DeferredMarkup({ part }: { readonly part: DeferredPart }) {
  return (
    <div className="contents" dangerouslySetInnerHTML={insertMarkup(use<string>(part as Promise<string>))} />
  )
}

export type DeferredProps = {
  readonly part: DeferredPart
  /** Placeholder that reserves the height of the part. */
  readonly children: ReactNode
  /** URL of the complete page, for browsers without script. */
  readonly completeHref: string
}

/**
 * Suspense boundary of a deferred part: shows the placeholder, and without script a link to the complete page, until
 * the part is settled.
 */
export function Deferred({ part, children, completeHref }: DeferredProps) {
  const words = useWords(SITE_WORDS).errors
  const fallback = (
    <>
      {children}
      <noscript>
        <p className="wrap">
          <a className="link" href={completeHref}>
            {words.completePage}
          </a>
        </p>
      </noscript>
    </>
  )
  return (
    <Suspense fallback={fallback}>
      <DeferredMarkup part={part} />
    </Suspense>
  )
}
