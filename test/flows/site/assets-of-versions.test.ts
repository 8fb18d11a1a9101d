import { expect, it } from 'vitest'
import { fetchSite } from '#test/support/worker/fetch-site.ts'
import { bindings } from '#test/support/worker/test-database.ts'

it.each([
  ['/assets/home-of-another-build-4f2a.js', 'text/javascript; charset=utf-8'],
  ['/assets/main-of-another-build-4f2a.css', 'text/css; charset=utf-8'],
  ['/fonts/newsreader.00000000.woff2', 'font/woff2'],
])('a stored file of another version is served: %s (R8.4, R14.2)', async (path, type) => {
  expect((await fetchSite(path)).status).toBe(404)
  await bindings.SETTINGS.put(`asset:${path.slice(1)}`, 'of another build')
  const response = await fetchSite(path)
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    type,
    'of another build',
  ])
  expect(response.headers.get('cache-control')).toContain('immutable')
})
