import { clientAssets } from 'virtual:client-assets'
import { type Context, Hono } from 'hono'
import { OFFLINE_DOWNLOAD_HEADER } from '#isomorphic/offline/offline-names.ts'
import type { OfflineSearchIndex } from '#isomorphic/offline/offline-search-index.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { PAGE_CACHE_CONTROL } from '#src/http/page-cache.ts'
import { rateLimit } from '#src/http/rate-limit.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { renderMarkup } from '#src/site/markup/render-markup.ts'
import { buildGuideManifest } from './build-guide-manifest.ts'
import { findGuide, type Guide, type GuideSources, readDestinations } from './find-guide.ts'
import {
  GUIDE_MANIFEST,
  GUIDE_SEARCH_INDEX,
  OFFLINE_FALLBACK_PAGE,
  OFFLINE_GUIDES_PAGE,
  SERVICE_WORKER,
} from './offline-pages.ts'
import { OfflineFallbackDocument } from './pages/offline-fallback-document.tsx'
import { OfflineGuidesPage } from './pages/offline-guides-page.tsx'
import { readGuideDocuments } from './read-guide-documents.ts'
import { localiseDocuments } from './rules/localise-documents.ts'
import { SUGGESTED_GUIDES } from './rules/suggested-guides.ts'
import { OFFLINE_WORDS } from './words/offline-words.ts'

/** Handles a request like the deployed site. */
type SiteHandler = (request: Request, c: Context<AppEnv>) => Response | Promise<Response>

/** Attributes internal requests to the client, whose rate limit they count against. */
const CLIENT_HEADER = 'cf-connecting-ip'
/** CSP of the service worker: it may only send requests to this site. */
const WORKER_CSP = "default-src 'none'; connect-src 'self'"
/** The placeholder for the build ID in the bundled script. */
const BUILD_PLACEHOLDER = '__FERNWAY_BUILD__'

/** Files of `public/` and of the build, which the worker does not serve. */
const STATIC_FILE =
  /^\/(?:assets|fonts|images|icons|licences)\/|^\/[^/]+\.(?:svg|png|webmanifest)$|^\/licences\.txt$/

/** The path of the guide's page: `/pocket/guides/articles/x.json` belongs to `/articles/x`. */
const guidePathOf = (c: Context<AppEnv>): string => `/${c.req.param('path') ?? ''}`.replace(/\.json$/, '')

/** Fetches public responses of the site as an anonymous client; static files come from the assets binding. */
function createSiteFetcher(
  c: Context<AppEnv>,
  handleSiteRequest: SiteHandler,
): (address: string) => Promise<Response> {
  const headers = new Headers({ [OFFLINE_DOWNLOAD_HEADER]: '1' })
  const client = c.req.header(CLIENT_HEADER)
  if (client !== undefined) headers.set(CLIENT_HEADER, client)
  return async (address) => {
    const url = new URL(address, c.get('config').siteOrigin)
    if (!STATIC_FILE.test(url.pathname)) return handleSiteRequest(new Request(url, { headers }), c)
    const file = await c.env.ASSETS.fetch(url)
    return new Response(file.body, { status: file.status, headers: { 'cache-control': 'public' } })
  }
}

/** @throws {UnavailableError} when the catalogue cannot be read, because the guide would be incomplete */
async function readGuide(c: Context<AppEnv>, sources: GuideSources): Promise<Guide | null> {
  const guide = await findGuide(
    sources,
    guidePathOf(c),
    pickWords(OFFLINE_WORDS, c.get('locale')).deviceGuide,
  )
  if (c.get('isDegraded')) throw new UnavailableError('offline guide')
  return guide
}

/**
 * Serves `/pocket`, the files of offline guides, the fallback page and the service worker.
 * @param handleSiteRequest handles a request like the deployed site; guides consist of its responses
 */
export function offlineRoutes(manifest: CatalogueManifest, handleSiteRequest: SiteHandler): Hono<AppEnv> {
  const { shardCount, storyShardCount } = manifest
  const sourcesOf = (c: Context<AppEnv>): GuideSources => ({
    readShard: c.get('readShard'),
    shardCount,
    storyShardCount,
  })
  return new Hono<AppEnv>()
    .get(OFFLINE_GUIDES_PAGE.path, async (c) => {
      c.header('cache-control', PAGE_CACHE_CONTROL)
      const words = pickWords(OFFLINE_WORDS, c.get('locale'))
      const head = {
        title: words.title,
        description: words.description,
        canonicalPath: OFFLINE_GUIDES_PAGE.path,
      }
      const guides = await readDestinations(sourcesOf(c), SUGGESTED_GUIDES)
      return c.render(
        <OfflineGuidesPage
          isEnabled={c.get('config').hasOfflineGuides}
          build={clientAssets.buildId}
          guides={guides}
        />,
        { head },
      )
    })
    .get(OFFLINE_FALLBACK_PAGE.path, async (c) => {
      const html = await renderMarkup(
        <OfflineFallbackDocument stylesheet={clientAssets.offlineStylesheet} build={clientAssets.buildId} />,
        c.get('locale'),
      )
      return c.html(`<!doctype html>${html}`, 200, {
        'cache-control': PAGE_CACHE_CONTROL,
      })
    })
    .get(GUIDE_SEARCH_INDEX.path, async (c) => {
      const guide = await readGuide(c, sourcesOf(c))
      if (guide === null) return c.notFound()
      const found = await readGuideDocuments(c.get('readShard'), storyShardCount, guide)
      if (c.get('isDegraded')) throw new UnavailableError('offline guide')
      const documents = localiseDocuments(c.get('locale'), found)
      return c.json({ documents } satisfies OfflineSearchIndex, 200, { 'cache-control': PAGE_CACHE_CONTROL })
    })
    .get(GUIDE_MANIFEST.path, rateLimit('offline'), async (c) => {
      const guide = c.get('config').hasOfflineGuides ? await readGuide(c, sourcesOf(c)) : null
      if (guide === null) return c.notFound()
      const fetchFromSite = createSiteFetcher(c, handleSiteRequest)
      const { buildId, shellFiles, languageShellFiles } = clientAssets
      const { locale } = c.var
      const guideManifest = await buildGuideManifest(guide, {
        fetchFromSite,
        build: buildId,
        tag: locale,
        ownFiles: [...shellFiles, ...(languageShellFiles[locale] ?? [])],
      })
      return c.json(guideManifest, 200, { 'cache-control': PAGE_CACHE_CONTROL })
    })
    .get(SERVICE_WORKER.path, async (c) => {
      const { serviceWorker, killSwitchWorker } = await import('virtual:service-worker')
      const script = c.get('config').hasOfflineGuides ? serviceWorker : killSwitchWorker
      return c.body(script.replaceAll(BUILD_PLACEHOLDER, clientAssets.buildId), 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'content-security-policy': WORKER_CSP,
        'cache-control': 'no-cache',
      })
    })
}
