import type { Context } from 'hono'
import type { ReactElement, ReactNode } from 'react'
import type { AppEnv } from '#src/http/app-env.ts'
import { requestTarget } from '#src/http/request-target.ts'
import { AppError } from '#src/platform/app-error.ts'
import { DeferredError, DeferredSignedOut } from './deferred-error.tsx'
import { createDeferredPart, type DeferredPart, waitForParts } from './deferred-part.tsx'
import type { PageHead } from './page-head.ts'

/**
 * What comes within this time is in the first HTML, so that the page is whole without script. A visitor far from the
 * database sees the page begin no later than this after one beside it, for whom 60 ms are promised (F19).
 */
const FIRST_HTML_TIMEOUT_MS = 50
const COMPLETE_PARAMETER = 'whole'
const NONCE_BYTES = 16

export type StreamedPage = { readonly head: PageHead; readonly page: ReactElement }

/** The address of the same page in one piece. */
export function getCompleteHref(c: Context<AppEnv>): string {
  const { pathname, searchParams } = new URL(c.req.url)
  searchParams.set(COMPLETE_PARAMETER, '1')
  return `${pathname}?${searchParams}`
}

/**
 * Starts a late part of the page that is asked for.
 * @param load gives what the part shows; when that rejects or cannot be shown, the words of a failed view stand in its
 *   place (S2.13), or a way to sign in again
 */
export function startDeferredPart(c: Context<AppEnv>, load: () => Promise<ReactNode>): DeferredPart {
  const renderFallback = (error: unknown): ReactNode =>
    isSignedOut(error) ? (
      <DeferredSignedOut loginHref={loginHref(c)} />
    ) : (
      <DeferredError retryHref={requestTarget(c)} />
    )
  return createDeferredPart(c.var.frame.wrapDeferred(load()), renderFallback, c.req.raw.signal)
}

const isSignedOut = (error: unknown): boolean => error instanceof AppError && error.status === 401

const loginHref = (c: Context<AppEnv>): string =>
  `${c.var.config.loginPath}?returnTo=${encodeURIComponent(requestTarget(c))}`

/** Tells what went wrong in parts that came late, each error once however many parts it took away. */
function reportDeferredErrors(c: Context<AppEnv>, parts: readonly DeferredPart[]): void {
  const reported = new Set<unknown>()
  for (const part of parts) {
    void part.then(() => {
      if (part.error === undefined || isSignedOut(part.error) || reported.has(part.error)) return
      reported.add(part.error)
      c.var.report(part.error)
    })
  }
}

/** Scripts that fetch a page put it in place by themselves and run none of its own. */
function needsCompletePage(c: Context<AppEnv>): boolean {
  const destination = c.req.header('sec-fetch-dest') ?? 'document'
  return c.req.query(COMPLETE_PARAMETER) === '1' || destination !== 'document'
}

/**
 * Answers with a page that waits for data of its own: document, header and the page's head leave at once, each late part
 * when it is there. Such an answer is one visitor's: private, never stored, with a nonce of its own (R4.2, R8.1).
 * @param createPage asked when the parts that came in time are there
 * @throws {AppError} of a part that failed in time: nothing has left yet, so the whole answer can say so
 */
export async function streamPage(
  c: Context<AppEnv>,
  parts: readonly DeferredPart[],
  createPage: () => StreamedPage,
): Promise<Response> {
  await waitForParts(parts, needsCompletePage(c) ? null : FIRST_HTML_TIMEOUT_MS)
  for (const { error } of parts) if (error instanceof AppError) throw error
  reportDeferredErrors(c, parts)
  const streamed = createPage()
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  c.set('nonce', btoa(String.fromCharCode(...nonce)))
  c.header('cache-control', 'private, no-store')
  return c.render(streamed.page, { head: streamed.head })
}
