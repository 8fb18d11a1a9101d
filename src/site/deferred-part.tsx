import { type ReactNode, Suspense, use } from 'react'
import { renderMarkup } from './render-markup.ts'

/**
 * A part of a page that may come after the page has begun: its markup, once it is there. Never rejects. It carries its
 * state as React writes it on promises itself, so that a part which came in time is rendered as if it had never been late.
 */
export type DeferredPart = Promise<string> & {
  status?: 'pending' | 'fulfilled'
  value?: string
  /** Why it could not be had, when it could not. */
  error?: unknown
}

/**
 * Renders a part as soon as its data are there, by itself: an error in it can then be told and said in its place, with
 * and without script, and the rest of the page never knows (S8.4, docs/adr/0023).
 * @param content what the part shows; may reject
 * @param renderFallback what stands there when the data cannot be had or shown; tells the error
 * @param signal of the request: when its client has gone away, nothing waits any longer
 */
export function createDeferredPart(
  content: Promise<ReactNode>,
  renderFallback: (error: unknown) => ReactNode,
  signal: AbortSignal,
): DeferredPart {
  const aborted = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null)
    signal.addEventListener('abort', () => resolve(null), { once: true })
  })
  let failure: unknown
  const markup = content.then(renderMarkup).catch((error: unknown) => {
    failure = error
    return renderMarkup(renderFallback(error))
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
 * Waits for parts, but not longer than a page may: what came by then is in its first HTML.
 * @param timeoutMs null: for all of them, however long they take
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

function DeferredMarkup({ part }: { readonly part: DeferredPart }) {
  return (
    <div className="contents" dangerouslySetInnerHTML={{ __html: use<string>(part as Promise<string>) }} />
  )
}

export type DeferredProps = {
  readonly part: DeferredPart
  /** Words of waiting, with the room that the part will take. */
  readonly children: ReactNode
  /** The same page in one piece, for browsers without script. */
  readonly completeHref: string
}

/** Where a late part stands: until it is there, its words of waiting, and a way to the whole page without script. */
export function Deferred({ part, children, completeHref }: DeferredProps) {
  const fallback = (
    <>
      {children}
      <noscript>
        <p className="wrap">
          <a className="link" href={completeHref}>
            Show the page in one piece
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
