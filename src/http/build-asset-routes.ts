import { Hono } from 'hono'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import type { AppEnv } from './app-env.ts'
import { HTTP_WORDS } from './words/http-words.ts'

const ARCHIVE_TIMEOUT_MS = 500
const IMMUTABLE = 'public, max-age=31536000, immutable'
const NOT_FOUND_HEADERS = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' }

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

/**
 * Serves hashed files that this build does not contain. Files of the current build are served before the worker runs;
 * deployments archive those of earlier and later builds in KV, so that pages of any of these builds work (R8.4, R14.2).
 */
export function buildAssetRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/:folder{assets|fonts}/:file{[A-Za-z0-9_.-]+}', async (c) => {
    const { folder, file } = c.req.param()
    const type = TYPES[file.slice(file.lastIndexOf('.') + 1)]
    if (type === undefined)
      return c.text(pickWords(HTTP_WORDS, c.get('locale')).notFound, 404, NOT_FOUND_HEADERS)
    const read = c.env.SETTINGS.get(`asset:${folder}/${file}`, 'arrayBuffer')
    const body = await withDeadline(read, ARCHIVE_TIMEOUT_MS, 'asset archive').catch(() => null)
    if (!(body instanceof ArrayBuffer))
      return c.text(pickWords(HTTP_WORDS, c.get('locale')).notFound, 404, NOT_FOUND_HEADERS)
    return c.body(body, 200, { 'content-type': type, 'cache-control': IMMUTABLE })
  })
}
