import { describe, expect, it } from 'vitest'
import { createDeviceCaches } from '#test/support/worker/device-caches.ts'
import { ensureShell } from './shell.ts'

const OURS = { 'cross-origin-resource-policy': 'same-origin' }
const PAGE = '<link rel="stylesheet" href="/assets/offline-aaaa.css">'

function siteOf(page: Response): { readonly ask: typeof fetch; readonly asked: string[] } {
  const asked: string[] = []
  const ask = async (address: unknown): Promise<Response> => {
    asked.push(String(address))
    return address === '/pocket/offline' ? page : new Response('p {}', { headers: OURS })
  }
  return { ask: ask as typeof fetch, asked }
}

describe('the offline page', () => {
  it('is kept with its sheet, once for each build', async () => {
    const caches = createDeviceCaches()
    const { ask, asked } = siteOf(new Response(PAGE, { headers: OURS }))
    await ensureShell(caches, ask, 'one')
    await ensureShell(caches, ask, 'one')
    expect(asked).toEqual(['/pocket/offline', '/assets/offline-aaaa.css'])
    expect(await caches.list()).toEqual({
      'fernway-shell:one': ['/assets/offline-aaaa.css', '/pocket/offline'],
    })
  })

  it.each([
    ['somebody else’s', new Response('Welcome to our hotel')],
    ['an error', new Response('', { status: 503, headers: OURS })],
  ])('is not kept when it is %s', async (_what, page) => {
    const caches = createDeviceCaches()
    await expect(ensureShell(caches, siteOf(page).ask, 'one')).rejects.toThrow('/pocket/offline')
    expect(Object.values(await caches.list()).flat()).toEqual([])
  })
})
