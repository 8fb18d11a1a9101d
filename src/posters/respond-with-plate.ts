import type { Context } from 'hono'
import { findPlateDrawing } from '#art/plates/find-plate-drawing.ts'
import { plateAddress } from '#isomorphic/posters/plate-address.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { NO_STORE, redirectToCurrent } from './redirect-to-current.ts'

/** Addresses contain the version, so a response never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const ADDRESS = /^\/plates\/(?<id>[a-z0-9-]{1,80})\.(?<version>[0-9a-f]{6})\.svg$/

/** Responds with a plate; a redirect for another version (see `redirectToCurrent`), 404 for an unknown plate. */
export function respondWithPlate(c: Context<AppEnv>): Response | Promise<Response> {
  const { id, version } = ADDRESS.exec(c.req.path)?.groups ?? {}
  const drawing = id === undefined ? null : findPlateDrawing(id)
  if (id === undefined || drawing === null) return c.notFound()
  const isCurrent = drawing.version === version
  const redirect = isCurrent ? null : redirectToCurrent(c, plateAddress({ id, version: drawing.version }))
  if (redirect !== null) return redirect
  return c.body(drawing.svg, 200, {
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': isCurrent ? IMMUTABLE : NO_STORE,
  })
}
