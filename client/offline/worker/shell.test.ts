import { describe, expect, it } from 'vitest'
import { createDeviceCaches } from '#test/support/worker/offline/device-caches.ts'
import { ensureShell } from './shell.ts'

const SITE_HEADERS = { 'cross-origin-resource-policy': 'same-origin' }
const PAGE = '<link rel="stylesheet" href="/assets/offline-aaaa.css">'

function createSite(page: Response): { readonly fetchResource: typeof fetch; readonly requests: string[] } {
  const requests: string[] = []
  const fetchResource = async (address: unknown): Promise<Response> => {
    requests.push(String(address))
    return String(address).endsWith('/pocket/offline')
      ? page.clone()
      : new Response('p {}', { headers: SITE_HEADERS })
  }
  return { fetchResource: fetchResource as typeof fetch, requests }
}

describe('ensureShell', () => {
  it('caches the fallback page and its stylesheet once for each build', async () => {
    const caches = createDeviceCaches()
    const { fetchResource, requests } = createSite(new Response(PAGE, { headers: SITE_HEADERS }))
    await ensureShell(caches, fetchResource, 'one')
    await ensureShell(caches, fetchResource, 'one')
    expect(requests).toEqual(['/pocket/offline', '/assets/offline-aaaa.css'])
    expect(await caches.list()).toEqual({
      'fernway-shell:one': ['/assets/offline-aaaa.css', '/pocket/offline'],
    })
  })

  it('caches the page of a language beside the English one', async () => {
    const caches = createDeviceCaches()
    const { fetchResource } = createSite(new Response(PAGE, { headers: SITE_HEADERS }))
    await ensureShell(caches, fetchResource, 'one')
    await ensureShell(caches, fetchResource, 'one', 'de')
    await ensureShell(caches, fetchResource, 'one', 'de')
    expect(await caches.list()).toEqual({
      'fernway-shell:one': ['/assets/offline-aaaa.css', '/de/pocket/offline', '/pocket/offline'],
    })
  })

  it.each([
    ['of a captive portal', new Response('Welcome to our hotel')],
    ['an error', new Response('', { status: 503, headers: SITE_HEADERS })],
  ])('caches nothing when the response is %s', async (_what, page) => {
    const caches = createDeviceCaches()
    await expect(ensureShell(caches, createSite(page).fetchResource, 'one')).rejects.toThrow(
      '/pocket/offline',
    )
    expect(Object.values(await caches.list()).flat()).toEqual([])
  })
})
