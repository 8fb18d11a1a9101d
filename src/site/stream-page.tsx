import type { Context } from 'hono'
import type { ReactElement, ReactNode } from 'react'
import type { AppEnv } from '#src/http/app-env.ts'
import { requestTarget } from '#src/http/request-target.ts'
import { AppError } from '#src/platform/app-error.ts'
import { DeferredError, DeferredSignedOut } from './deferred-error.tsx'
import { createDeferredPart, type DeferredPart, waitForParts } from './deferred-part.tsx'
import type { PageHead } from './page-head.ts'

/**
 * Parts settled within this time are in the first HTML, so that the page is complete without script. It bounds the
 * delay of the first byte for visitors far from the database; those near it are promised 60 ms (F19).
 */
const FIRST_HTML_TIMEOUT_MS = 50
const COMPLETE_PARAMETER = 'whole'
const NONCE_BYTES = 16

export type StreamedPage = { readonly head: PageHead; readonly page: ReactElement }

/** The URL of the complete, unstreamed page. */
export function getCompleteHref(c: Context<AppEnv>): string {
  const { pathname, searchParams } = new URL(c.req.url)
  searchParams.set(COMPLETE_PARAMETER, '1')
  return `${pathname}?${searchParams}`
}

/**
 * Starts a deferred part of the current page.
 * @param load loads the content; on failure the error message (S2.13) or a sign-in link is shown instead
 */
export function startDeferredPart(c: Context<AppEnv>, load: () => Promise<ReactNode>): DeferredPart {
  const renderFallback = (error: unknown): ReactNode =>
    isSignedOut(error) ? (
      <DeferredSignedOut loginHref={loginHref(c)} />
    ) : (
      <DeferredError retryHref={requestTarget(c)} />
    )
  return createDeferredPart(
    c.get('frame').wrapDeferred(load()),
    renderFallback,
    c.req.raw.signal,
    c.get('locale'),
  )
}

const isSignedOut = (error: unknown): boolean => error instanceof AppError && error.status === 401

const loginHref = (c: Context<AppEnv>): string =>
  `${c.get('config').loginPath}?returnTo=${encodeURIComponent(requestTarget(c))}`

/** Reports the errors of deferred parts, each error once even if several parts share it. */
function reportDeferredErrors(c: Context<AppEnv>, parts: readonly DeferredPart[]): void {
  const reported = new Set<unknown>()
  for (const part of parts) {
    void part.then(() => {
      if (part.error === undefined || isSignedOut(part.error) || reported.has(part.error)) return
      reported.add(part.error)
      c.get('report')(part.error)
    })
  }
}

/**
 * Scripts that fetch a page insert it without executing its scripts, so they need the complete page. So does the response
 * to a form: without script, its link to the complete page would lose what was sent and what happened.
 */
function needsCompletePage(c: Context<AppEnv>): boolean {
  if (c.req.method === 'POST') return true
  const destination = c.req.header('sec-fetch-dest') ?? 'document'
  return c.req.query(COMPLETE_PARAMETER) === '1' || destination !== 'document'
}

/**
 * Responds with a streamed page: document, header and the page's head are sent at once, each deferred part when it is
 * settled. The response is private, never stored, and has a unique nonce (R4.2, R8.1).
 * @param createPage called after the wait for the parts
 * @throws {AppError} of a part that failed within the wait: nothing was sent yet, so the status can still be set
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
