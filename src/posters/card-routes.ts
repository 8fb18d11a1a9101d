import { Hono } from 'hono'
import { CARD_FONT_FAMILY, drawCard } from '#art/card/draw-card.ts'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { rateLimit } from '#src/http/rate-limit.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import type { FindCard } from '#src/site/card-finder.ts'
import { cardAddress, parseCardAddress } from '#src/site/page-card.ts'
import { findPosterArt } from './find-poster-art.ts'
import { createSvgRasterizer } from './rasterize-svg.ts'
import { NO_STORE, redirectToCurrent } from './redirect-to-current.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * `/cards/{page}.{version}.png`: social card of a page, in the language of the prefix. Rendering takes about 100 ms, so the current version is cached
 * per data centre; other versions redirect to it.
 */
export function cardRoutes(manifest: CatalogueManifest, findCard: FindCard): Hono<AppEnv> {
  const rasterize = createSvgRasterizer(CARD_FONT_FAMILY)
  return new Hono<AppEnv>().get('/cards/:path{.+}', rateLimit('card'), async (c) => {
    const requested = parseCardAddress(c.req.path)
    const card = requested === null ? null : await findCard(c, requested.path)
    if (card === null) return c.notFound()
    // The path of the request is without its language.
    const isCurrent = cardAddress(card) === c.req.path
    if (c.get('isDegraded')) throw new UnavailableError('cards')
    const redirect = isCurrent ? null : redirectToCurrent(c, cardAddress(card, c.get('locale')))
    if (redirect !== null) return redirect
    const art = await findPosterArt(c.get('readShard'), manifest, card.poster.id)
    if (art === null) return c.notFound()
    const { drawPoster } = await import('#art/draw-poster.ts')
    const svg = drawCard(drawPoster(art.posterTraits, '16x9', 'card'), card.title)
    const png = await rasterize(svg, c.env.ASSETS)
    return c.body(new Uint8Array(png), 200, {
      'content-type': 'image/png',
      // Loaded by social networks and mail clients.
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': isCurrent ? IMMUTABLE : NO_STORE,
    })
  })
}
