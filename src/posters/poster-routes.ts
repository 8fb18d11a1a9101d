import { Hono } from 'hono'
import { posterAddress } from '#isomorphic/posters/poster-address.ts'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { rateLimit } from '#src/http/rate-limit.ts'
import { findPosterArt } from './find-poster-art.ts'
import { parsePosterRequest } from './poster-request.ts'
import { NO_STORE, redirectToCurrent } from './redirect-to-current.ts'

/** Addresses contain the version, so a response never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * `/posters/{id}.{version}/{ratio}-{grain}.svg`: rendered on demand and cached as a page; other versions redirect to
 * the current one. The drawing code is a separate chunk, which an isolate imports for its first poster (docs/adr/0022).
 */
export function posterRoutes(manifest: CatalogueManifest): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/posters/:path{.+}', rateLimit('poster'), async (c) => {
    const requested = parsePosterRequest(c.req.path)
    const art = requested === null ? null : await findPosterArt(c.get('readShard'), manifest, requested.id)
    if (requested === null || art === null) return c.notFound()
    const { id, ratio, grain } = requested
    const isCurrent = art.poster.version === requested.version
    const redirect = isCurrent
      ? null
      : redirectToCurrent(c, posterAddress({ ...art.poster, id }, ratio, grain))
    if (redirect !== null) return redirect
    const { drawPoster } = await import('#art/draw-poster.ts')
    return c.body(drawPoster(art.posterTraits, ratio, grain), 200, {
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': isCurrent ? IMMUTABLE : NO_STORE,
    })
  })
}
