import { Hono } from 'hono'
import { plateAddress } from '#isomorphic/posters/plate-address.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { rateLimit } from '#src/http/rate-limit.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { type PlateRecord, plateShard } from './plate-shard.ts'
import { NO_STORE, redirectToCurrent } from './redirect-to-current.ts'

/** Addresses contain the version, so a response never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const ADDRESS = /^\/plates\/(?<id>[a-z0-9-]{1,80})\.(?<version>[0-9a-f]{6})\.svg$/

/**
 * `/plates/{id}.{version}.svg`: the drawing of a sight, made when the content is compiled, and cached as a poster is.
 * Responds with a redirect for another version (see `redirectToCurrent`), 404 for an unknown plate.
 */
export const plateRoutes = (): Hono<AppEnv> =>
  new Hono<AppEnv>().get('/plates/:file', rateLimit('poster'), async (c) => {
    const { id, version } = ADDRESS.exec(c.req.path)?.groups ?? {}
    const drawing = id === undefined ? null : await c.get('readShard')<PlateRecord>(plateShard(id))
    if (id !== undefined && c.get('isDegraded')) throw new UnavailableError('plates')
    if (id === undefined || drawing === null) return c.notFound()
    const isCurrent = drawing.version === version
    const redirect = isCurrent ? null : redirectToCurrent(c, plateAddress({ id, version: drawing.version }))
    if (redirect !== null) return redirect
    return c.body(drawing.svg, 200, {
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': isCurrent ? IMMUTABLE : NO_STORE,
    })
  })
