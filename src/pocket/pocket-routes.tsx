import { clientAssets } from 'virtual:client-assets'
import { type Context, Hono } from 'hono'
import type { PocketIndex } from '#client/pocket/pocket-document.ts'
import { KEEPING_HEADER } from '#client/pocket/pocket-names.ts'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import { readPocketDocuments } from '#src/catalogue/pocket-shard.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { limitCostly } from '#src/http/costly-limit.ts'
import { PAGE_CACHE_CONTROL } from '#src/http/page-cache.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { renderMarkup } from '#src/site/render-markup.ts'
import { findGuide, type Guide, type GuideSources, readPlacesOf } from './find-guide.ts'
import { listGuideFiles } from './list-guide-files.ts'
import { OfflineDocument } from './pages/offline-document.tsx'
import { PocketPage } from './pages/pocket-page.tsx'
import { GUIDE_INDEX, GUIDE_LIST, OFFLINE_PAGE, POCKET_PAGE, SERVICE_WORKER } from './pocket-pages.ts'
import { FIRST_GUIDES } from './rules/first-guides.ts'

/** Answers a request as the whole site does. */
type AnswerSite = (request: Request, c: Context<AppEnv>) => Response | Promise<Response>

/** Says whose limit what has to be made counts against. */
const CLIENT_HEADER = 'cf-connecting-ip'
/** What a script of the browser's own may do: ask this site, nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"
/** The place in the built script where the build is named. */
const BUILD_MARK = '__FERNWAY_BUILD__'

/** The page whose guide an address of this room speaks of: `/pocket/guides/articles/x.json` is of `/articles/x`. */
const pageOf = (c: Context<AppEnv>): string => `/${c.req.param('path') ?? ''}`.replace(/\.json$/, '')

/** Public answers of the site, asked for by nobody in particular; files that no route makes come from the build. */
function askSite(c: Context<AppEnv>, answer: AnswerSite): (address: string) => Promise<Response> {
  const headers = new Headers({ [KEEPING_HEADER]: '1' })
  const client = c.req.header(CLIENT_HEADER)
  if (client !== undefined) headers.set(CLIENT_HEADER, client)
  return async (address) => {
    const url = new URL(address, c.var.config.siteOrigin)
    if (!address.startsWith('/images/') && !address.startsWith('/favicon'))
      return answer(new Request(url, { headers }), c)
    const file = await c.env.ASSETS.fetch(url)
    return new Response(file.body, { status: file.status, headers: { 'cache-control': 'public' } })
  }
}

/** @throws {UnavailableError} when the catalogue cannot be read: nothing half is listed */
async function readGuide(c: Context<AppEnv>, sources: GuideSources): Promise<Guide | null> {
  const guide = await findGuide(sources, pageOf(c))
  if (c.get('isDegraded')) throw new UnavailableError('pocket')
  return guide
}

/**
 * `/pocket`, what a browser keeps of a guide and of the site, and the service worker.
 * @param answer the whole site, of whose answers a guide is made
 */
export function pocketRoutes(manifest: CatalogueManifest, answer: AnswerSite): Hono<AppEnv> {
  const { shardCount, storyShardCount } = manifest
  const sourcesOf = (c: Context<AppEnv>): GuideSources => ({
    readShard: c.get('readShard'),
    shardCount,
    storyShardCount,
  })
  return new Hono<AppEnv>()
    .get(POCKET_PAGE.path, async (c) => {
      c.header('cache-control', PAGE_CACHE_CONTROL)
      const head = {
        title: 'In your pocket',
        description:
          'Guides of Fernway kept on this device, with their posters, maps and phrases, to be read and searched without a network.',
        canonicalPath: POCKET_PAGE.path,
      }
      const guides = await readPlacesOf(sourcesOf(c), FIRST_GUIDES)
      return c.render(
        <PocketPage isOffered={c.var.config.hasPocket} build={clientAssets.buildId} guides={guides} />,
        { head },
      )
    })
    .get(OFFLINE_PAGE.path, async (c) => {
      const html = await renderMarkup(<OfflineDocument stylesheet={clientAssets.offlineStylesheet} />)
      return c.html(`<!doctype html>${html}`, 200, { 'cache-control': PAGE_CACHE_CONTROL })
    })
    .get(GUIDE_INDEX.path, async (c) => {
      const guide = await readGuide(c, sourcesOf(c))
      if (guide === null) return c.notFound()
      const documents = await readPocketDocuments(c.get('readShard'), storyShardCount, guide.pages)
      if (c.get('isDegraded')) throw new UnavailableError('pocket')
      return c.json({ documents } satisfies PocketIndex, 200, { 'cache-control': PAGE_CACHE_CONTROL })
    })
    .get(GUIDE_LIST.path, limitCostly('pocket'), async (c) => {
      const guide = c.var.config.hasPocket ? await readGuide(c, sourcesOf(c)) : null
      if (guide === null) return c.notFound()
      const ask = askSite(c, answer)
      const { buildId, ownFiles } = clientAssets
      const list = await listGuideFiles(guide, { ask, build: buildId, ownFiles })
      return c.json(list, 200, { 'cache-control': PAGE_CACHE_CONTROL })
    })
    .get(SERVICE_WORKER.path, async (c) => {
      const { serviceWorker, farewellWorker } = await import('virtual:pocket-worker')
      const script = c.var.config.hasPocket ? serviceWorker : farewellWorker
      return c.body(script.replaceAll(BUILD_MARK, clientAssets.buildId), 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'content-security-policy': WORKER_POLICY,
        'cache-control': 'no-cache',
      })
    })
}
