import { Hono } from 'hono'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { CARD_FONT_FAMILY, cardSvg } from '#src/posters/card/card-svg.ts'
import type { FindCard } from '#src/site/find-card.ts'
import { cardAddress, currentCardAddress, parseCardAddress } from '#src/site/page-card.ts'
import { findDrawnPoster } from './drawn-posters.ts'
import { createSvgRasterizer } from './rasterize-svg.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const FOR_AN_HOUR = 'public, max-age=3600'

/**
 * `/cards/{page}.{version}.png`: the picture of a page for networks. Drawing takes a tenth of a second, so only the
 * current address and `/cards/{page}.png` are drawn, once a data centre each; any other version leads to the latter, which
 * leads nowhere: two versions of the site, each with cards of its own, must not send a visitor in a circle (R14.2).
 */
export function cardRoutes(manifest: CatalogueManifest, findCard: FindCard): Hono<AppEnv> {
  const rasterize = createSvgRasterizer(CARD_FONT_FAMILY)
  return new Hono<AppEnv>().get('/cards/:path{.+}', async (c) => {
    const wanted = parseCardAddress(c.req.path)
    const card = wanted === null ? null : await findCard(c, wanted.path)
    if (card === null) return c.notFound()
    const isCurrent = c.req.path === cardAddress(card)
    const location = currentCardAddress(card)
    if (c.get('isDegraded')) throw new UnavailableError('cards')
    if (!isCurrent && c.req.path !== location)
      return c.body(null, 302, { location, 'cache-control': FOR_AN_HOUR })
    const drawn = await findDrawnPoster(c.get('readShard'), manifest, card.poster.id)
    if (drawn === null) return c.notFound()
    const { drawPoster } = await import('#src/posters/drawing/draw-poster.ts')
    const svg = cardSvg(drawPoster(drawn.posterTraits, '16x9', 'card'), card.title)
    const png = await rasterize(svg, c.env.ASSETS)
    return c.body(new Uint8Array(png), 200, {
      'content-type': 'image/png',
      'cache-control': isCurrent ? IMMUTABLE : FOR_AN_HOUR,
    })
  })
}
