import { type Context, Hono } from 'hono'
import type { ReactElement } from 'react'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { archivePath } from '#src/campaigns/rules/campaign-address.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { entityTag } from '#src/http/rules/entity-tag.ts'
import { responseFromCache } from '#src/http/serve-cached-response.ts'
import { settingsVersion } from '#src/http/settings-version.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { DAY_MS } from '#src/platform/durations.ts'
import { readEdgeCache, writeEdgeCache } from '#src/platform/edge-cache.ts'
import type { CachedResponse } from '#src/platform/response-cache.ts'
import type { PageHead } from '#src/site/page-head.ts'
import { readArchiveChangedMs } from './archive-changes.ts'
import { ArchivedCampaignPage, ArchiveMessagePage, ArchivePage } from './archive-page.tsx'
import { ARCHIVE_PATH } from './archive-pages.ts'
import { findArchivedCampaign, listArchivedCampaigns } from './archive-store.ts'
import { ARCHIVE_WORDS } from './words/archive-words.ts'

/** A cached copy younger than this is served without a query. */
const FRESH_MS = 5 * 60 * 1000
/** An older copy is served only when the database does not respond. */
const STALE_MS = 30 * DAY_MS
/** For browsers only; the edge cache is written explicitly. */
const CACHE_CONTROL = 'private, max-age=60, stale-while-revalidate=600'
const SLUG = /^[a-z0-9-]{1,120}$/

type ArchiveView = { readonly head: PageHead; readonly page: ReactElement }

async function readArchiveView(c: Context<AppEnv>): Promise<ArchiveView> {
  const campaigns = await listArchivedCampaigns(c.env.DB, c.get('locale'))
  const { title, description } = pickWords(ARCHIVE_WORDS, c.get('locale'))
  const isComplete = campaigns.every(({ language }) => language === c.get('locale'))
  const head = { title, description, canonicalPath: ARCHIVE_PATH, isComplete }
  return { head, page: <ArchivePage campaigns={campaigns} /> }
}

async function readCampaignView(c: Context<AppEnv>): Promise<ArchiveView | 'withdrawn' | null> {
  const slug = c.req.param('slug') ?? ''
  const campaign = SLUG.test(slug) ? await findArchivedCampaign(c.env.DB, slug, c.get('locale')) : null
  if (campaign === null || campaign === 'withdrawn') return campaign
  const { subject, preheader, translations } = campaign
  const head = {
    title: subject,
    description: preheader,
    canonicalPath: archivePath(slug),
    languages: translations,
  }
  const offered = [DEFAULT_LOCALE, ...translations.filter((tag) => c.get('config').languages.includes(tag))]
  return { head, page: <ArchivedCampaignPage campaign={campaign} languages={offered} /> }
}

/** A page instead of a campaign: 503 while the archive cannot be read, 410 for a campaign that was withdrawn. */
async function renderMessage(c: Context<AppEnv>, message: 'unavailable' | 'withdrawn'): Promise<Response> {
  c.status(message === 'unavailable' ? 503 : 410)
  c.header('cache-control', 'no-store')
  if (message === 'unavailable') c.header('retry-after', '60')
  const { title, description } = pickWords(ARCHIVE_WORDS, c.get('locale'))[message]
  const head = { title, description, canonicalPath: null }
  return c.render(<ArchiveMessagePage message={message} />, { head })
}

/** The cached copy of a page; null when the archive has changed since, or when that is unknown. */
async function readCopy(c: Context<AppEnv>, key: string): Promise<CachedResponse | null> {
  const [copy, changedMs] = await Promise.all([
    readEdgeCache(c.get('edgeCache'), c.get('config').siteOrigin, key),
    readArchiveChangedMs(c.env.SETTINGS).catch((error: unknown) => {
      c.get('report')(error)
      return Number.POSITIVE_INFINITY
    }),
  ])
  return copy !== null && copy.expiresAtMs - STALE_MS > changedMs ? copy : null
}

/** Renders a page and stores a copy in the edge cache. */
async function renderAndCache(
  c: Context<AppEnv>,
  key: string,
  { head, page }: ArchiveView,
  readAtMs: number,
): Promise<Response> {
  const rendered = await c.render(page, { head })
  const body = new Uint8Array(await rendered.arrayBuffer())
  const headers = new Headers(rendered.headers)
  headers.set('cache-control', CACHE_CONTROL)
  const etag = entityTag(body)
  headers.set('etag', etag)
  const stored: CachedResponse = { body, headers, etag, expiresAtMs: readAtMs + STALE_MS }
  // A response with an alert or from an incomplete catalogue is not cached.
  if (c.get('alert') === null && !c.get('isDegraded')) {
    const { siteOrigin } = c.get('config')
    c.executionCtx.waitUntil(writeEdgeCache(c.get('edgeCache'), siteOrigin, key, stored))
  }
  return responseFromCache(c.req.raw, stored)
}

/**
 * The archive: a fresh copy from the edge cache, else from the database; when the database does not respond a stale
 * copy, or without one a 503 page (docs/adr/0033).
 */
export function archiveRoutes(buildId: string, nowMs: () => number): Hono<AppEnv> {
  const serve =
    (read: (c: Context<AppEnv>) => Promise<ArchiveView | 'withdrawn' | null>) =>
    async (c: Context<AppEnv>): Promise<Response> => {
      const version = await settingsVersion(c.get('config'))
      const key = `${c.req.path}?lang=${c.get('locale')}&build=${buildId}&settings=${version}`
      const readAtMs = nowMs()
      const cached = await readCopy(c, key)
      const isFresh = cached !== null && cached.expiresAtMs - STALE_MS > readAtMs - FRESH_MS
      if (isFresh && c.get('alert') === null) return responseFromCache(c.req.raw, cached)
      try {
        const view = await read(c)
        if (view === 'withdrawn') return await renderMessage(c, 'withdrawn')
        return view === null ? c.notFound() : await renderAndCache(c, key, view, readAtMs)
      } catch (error) {
        if (!(error instanceof UnavailableError)) throw error
        c.get('report')(error)
        return cached === null ? renderMessage(c, 'unavailable') : responseFromCache(c.req.raw, cached)
      }
    }
  return new Hono<AppEnv>()
    .get(ARCHIVE_PATH, serve(readArchiveView))
    .get(`${ARCHIVE_PATH}/:slug`, serve(readCampaignView))
}
