import { expect, it } from 'vitest'
import { fetchCurrentBuild } from './fetch-current-build.ts'

const SITE_HEADERS = { 'cross-origin-resource-policy': 'same-origin', 'cache-control': 'public, max-age=60' }

const buildOf = (respond: () => Promise<Response>) =>
  fetchCurrentBuild({
    fetch: respond as typeof fetch,
    signal: new AbortController().signal,
    delay: () => Promise.resolve(),
  })

it('reads the build from the fallback page of the site', async () => {
  const page = '<!doctype html><html lang="en" data-build="b41c0ffee"><head>'
  expect(await buildOf(async () => new Response(page, { headers: SITE_HEADERS }))).toBe('b41c0ffee')
})

it.each([
  ['is offline', () => Promise.reject(new TypeError('network'))],
  ['is a captive portal', async () => new Response('<html data-build="hotel">')],
  ['is a gateway that responds with 502', async () => new Response('', { status: 502 })],
])('is unknown when the network %s', async (_what, respond) => {
  expect(await buildOf(respond)).toBeNull()
})
