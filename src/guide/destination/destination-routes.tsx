import { Hono } from 'hono'
import { findDestination, readMapBase } from '#src/catalogue/catalogue.ts'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import { picturePlacesOf } from '#src/config/config.ts'
import { DestinationPage } from '#src/guide/destination/pages/destination-page.tsx'
import { destinationData } from '#src/guide/destination/rules/destination-data.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { PAGE_CACHE_CONTROL } from '#src/http/page-cache.ts'
import type { SiteData } from '#src/site/site-types.ts'

const MOVED = { 'cache-control': 'public, max-age=3600' }

/** `/destinations/{country}[/{region}][/{place}]`; a place under a wrong parent leads to where it is. */
export function destinationRoutes(manifest: CatalogueManifest, site: SiteData): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/destinations', (c) => c.body(null, 301, { location: '/places', ...MOVED }))
    .get('/destinations/:path{.+}', async (c) => {
      const lookup = await findDestination(c.get('readShard'), manifest.shardCount, c.req.path)
      if (lookup.kind === 'unknown') return c.notFound()
      if (lookup.kind === 'moved') return c.body(null, 301, { location: lookup.path, ...MOVED })
      const { place } = lookup
      const mapBase = place.map === null ? null : await readMapBase(c.get('readShard'), place.map.baseId)
      c.header('cache-control', PAGE_CACHE_CONTROL)
      const where = place.ancestors.at(-1)?.name ?? place.continent.name
      const head = {
        title: `${place.name}, ${where}`,
        description: place.summary,
        canonicalPath: place.path,
        stylesheet: 'guide' as const,
        structuredData: destinationData(c.get('config').siteOrigin, place),
      }
      const pictures = picturePlacesOf(c.get('config'))
      const props = { place, mapBase, site, pictures, origin: c.get('config').siteOrigin }
      return c.render(<DestinationPage {...props} />, { head })
    })
}
