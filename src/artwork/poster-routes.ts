import { Hono } from 'hono'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { findDrawnPoster } from './drawn-posters.ts'
import { parsePosterRequest } from './poster-request.ts'

/** A poster of the current version never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** An address of an earlier version shows the current poster, so that a page kept from before a deploy has its art. */
const SUPERSEDED = 'public, max-age=3600'

/**
 * `/posters/{id}.{version}/{ratio}-{grain}.svg`: drawn on demand, kept by the page cache. The code that draws is a script of
 * its own that an isolate loads for its first poster (docs/adr/0022).
 */
export function posterRoutes(manifest: CatalogueManifest): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/posters/:path{.+}', async (c) => {
    const wanted = parsePosterRequest(c.req.path)
    const drawn = wanted === null ? null : await findDrawnPoster(c.get('readShard'), manifest, wanted.id)
    if (wanted === null || drawn === null) return c.notFound()
    const { drawPoster } = await import('#src/posters/drawing/draw-poster.ts')
    const isCurrent = drawn.poster.version === wanted.version
    return c.body(drawPoster(drawn.posterTraits, wanted.ratio, wanted.grain), 200, {
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': isCurrent ? IMMUTABLE : SUPERSEDED,
    })
  })
}
