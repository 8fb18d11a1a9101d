import { type Context, Hono } from 'hono'
import type { ReactElement } from 'react'
import type { AppEnv } from '#src/http/app-env.ts'
import { answerFrom } from '#src/http/recall-answer.ts'
import { entityTag } from '#src/http/rules/entity-tag.ts'
import { settingsVersion } from '#src/http/settings-version.ts'
import type { StoredAnswer } from '#src/platform/answer-store.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { readEdgeAnswer, writeEdgeAnswer } from '#src/platform/edge-answers.ts'
import type { PageHead } from '#src/site/page-head.ts'
import { ArchiveAwayPage, ArchivePage, PastLetterPage } from './archive-page.tsx'
import { ARCHIVE_PATH } from './archive-pages.ts'
import { findPastLetter, listPastLetters } from './archive-store.ts'

/** A copy that is younger answers without the database. */
const FRESH_MS = 5 * 60 * 1000
/** An older one only when the database does not answer. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000
/** Of visitors' browsers alone: what is kept for others is kept here. */
const CACHE_CONTROL = 'private, max-age=60, stale-while-revalidate=600'
const SLUG = /^[a-z0-9-]{1,120}$/

type Shown = { readonly head: PageHead; readonly page: ReactElement }

async function readList(c: Context<AppEnv>): Promise<Shown> {
  const letters = await listPastLetters(c.env.DB)
  const head = {
    title: 'Past letters',
    description: 'Every Fernway letter that went out, word for word.',
    canonicalPath: ARCHIVE_PATH,
  }
  return { head, page: <ArchivePage letters={letters} /> }
}

async function readOne(c: Context<AppEnv>): Promise<Shown | null> {
  const slug = c.req.param('slug') ?? ''
  const letter = SLUG.test(slug) ? await findPastLetter(c.env.DB, slug) : null
  if (letter === null) return null
  const { subject, preheader } = letter
  const head = { title: subject, description: preheader, canonicalPath: `${ARCHIVE_PATH}/${slug}` }
  return { head, page: <PastLetterPage letter={letter} /> }
}

async function showAway(c: Context<AppEnv>): Promise<Response> {
  c.status(503)
  c.header('cache-control', 'no-store')
  c.header('retry-after', '60')
  const head = {
    title: 'The letters are out of reach',
    description: 'Past letters cannot be shown just now.',
    canonicalPath: null,
  }
  return c.render(<ArchiveAwayPage />, { head })
}

/** Renders a page and puts a copy of it aside, at the data centre. */
async function keep(
  c: Context<AppEnv>,
  key: string,
  { head, page }: Shown,
  nowMs: number,
): Promise<Response> {
  const rendered = await c.render(page, { head })
  const body = new Uint8Array(await rendered.arrayBuffer())
  const headers = new Headers(rendered.headers)
  headers.set('cache-control', CACHE_CONTROL)
  const etag = entityTag(body)
  headers.set('etag', etag)
  const stored: StoredAnswer = { body, headers, etag, expiresAtMs: nowMs + KEPT_MS }
  // What shows an alert, or was made from a part of the catalogue, is nobody else's.
  if (c.get('alert') === null && !c.get('isDegraded')) {
    const { siteOrigin } = c.var.config
    c.executionCtx.waitUntil(writeEdgeAnswer(c.get('edgeCache'), siteOrigin, key, stored))
  }
  return answerFrom(c.req.raw, stored)
}

/**
 * Past letters, from a copy at the data centre while it is young, else from the database; when that does not answer the old
 * copy stands in, and without one a plain word (docs/adr/0033).
 */
export function archiveRoutes(buildId: string, nowMs: () => number): Hono<AppEnv> {
  const answer =
    (read: (c: Context<AppEnv>) => Promise<Shown | null>) =>
    async (c: Context<AppEnv>): Promise<Response> => {
      const version = await settingsVersion(c.var.config)
      const key = `${c.req.path}?build=${buildId}&settings=${version}`
      const { siteOrigin } = c.var.config
      const copy = await readEdgeAnswer(c.get('edgeCache'), siteOrigin, key)
      const isFresh = copy !== null && copy.expiresAtMs - KEPT_MS > nowMs() - FRESH_MS
      if (isFresh && c.get('alert') === null) return answerFrom(c.req.raw, copy)
      try {
        const shown = await read(c)
        return shown === null ? c.notFound() : await keep(c, key, shown, nowMs())
      } catch (error) {
        if (!(error instanceof UnavailableError)) throw error
        c.var.report(error)
        return copy === null ? showAway(c) : answerFrom(c.req.raw, copy)
      }
    }
  return new Hono<AppEnv>().get(ARCHIVE_PATH, answer(readList)).get(`${ARCHIVE_PATH}/:slug`, answer(readOne))
}
