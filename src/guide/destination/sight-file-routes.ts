import { Hono } from 'hono'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { findDestination } from '#src/catalogue/catalogue.ts'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import { sightAnchor } from '#src/catalogue/sight-slug.ts'
import { DESTINATION_WORDS } from '#src/guide/destination/words/destination-words.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { lastSegment } from '#src/http/rules/last-segment.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { SIGHT_FILE_PAGE } from './destination-pages.ts'

/** Imported by the first download (docs/adr/0022). */
const importWriters = () => import('#isomorphic/files/geographic-file.ts')

const TYPES = { gpx: 'application/gpx+xml', kml: 'application/vnd.google-earth.kml+xml' } as const
const FILE = /^(?<path>.+)\.(?<format>gpx|kml)$/
const CACHE_CONTROL = 'public, max-age=3600'

/**
 * `/destinations/{place}.gpx` and `.kml`: the sights, itineraries and walks of a page as a file; 404 if the page has
 * none.
 */
export function sightFileRoutes({ shardCount }: CatalogueManifest): Hono<AppEnv> {
  return new Hono<AppEnv>().get(SIGHT_FILE_PAGE.path, async (c) => {
    const { path = '', format } = FILE.exec(c.req.path)?.groups ?? {}
    const lookup = await findDestination(c.get('readShard'), shardCount, path)
    if (c.get('isDegraded')) throw new UnavailableError('sights')
    if (lookup.kind === 'unknown' || (lookup.kind === 'found' && lookup.place.sights.length === 0))
      return c.notFound()
    if (lookup.kind === 'moved') {
      return c.body(null, 301, { location: `${lookup.path}.${format}`, 'cache-control': CACHE_CONTROL })
    }
    const { place } = lookup
    const words = pickWords(DESTINATION_WORDS, c.get('locale'))
    const { gpxFile, kmlFile } = await importWriters()
    const [type, write] = format === 'kml' ? [TYPES.kml, kmlFile] : [TYPES.gpx, gpxFile]
    const link = c.get('config').siteOrigin + place.path
    const { routes } = place
    const points = place.sights.map((sight, index) => ({
      ...sight,
      link: `${link}#${sightAnchor(sight, index + 1)}`,
    }))
    const body = write({ name: words.sights.file(place.name), link, points, routes })
    const leaf = lastSegment(place.path)
    return c.body(body, 200, {
      'content-type': type,
      'content-disposition': `attachment; filename="fernway-${leaf}.${format}"`,
      'cache-control': CACHE_CONTROL,
    })
  })
}
