import { describe, expect, it } from 'vitest'
import { createDeviceCaches, type DeviceCaches } from '#test/support/worker/offline/device-caches.ts'
import {
  CACHED_PATH,
  createDeviceWithKyoto,
  fresh,
  readText,
  SITE_HEADERS,
  VISITED_ORIGIN,
  visit,
} from '#test/support/worker/offline/visit-offline.ts'

describe('a page that is not cached', () => {
  const OFFLINE = '<main><ul class="kept"></ul></main>'
  async function createDeviceWithShell(): Promise<DeviceCaches> {
    const caches = await createDeviceWithKyoto()
    await (await caches.open('fernway-shell:one')).put('/pocket/offline', new Response(OFFLINE))
    return caches
  }

  it.each([200, 404, 500, 503])('comes from the site when the site responds with %s', async (status) => {
    const response = new Response('of the site', { status, headers: SITE_HEADERS })
    expect(await readText(visit('/places', response, await createDeviceWithShell()))).toBe('of the site')
  })

  const redirect = () => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })

  it.each([
    ['is a gateway that responds with 502', () => new Response('bad gateway', { status: 502 })],
    ['is a gateway that responds with 503', () => new Response('unavailable', { status: 503 })],
    ['is a gateway that responds with 504', () => new Response('too late', { status: 504 })],
    ['requires a sign-in with 511', () => new Response('sign in', { status: 511 })],
    ['is a captive portal', () => new Response('<title>Hotel</title>')],
    ['redirects to a captive portal', redirect],
    ['hangs', () => 'hanging' as const],
  ])('shows the fallback page when the network %s', async (_what, network) => {
    const options = { followed: new Response('<title>Hotel</title>') }
    expect(await readText(visit('/places', network(), await createDeviceWithShell(), options))).toContain(
      'class="kept"',
    )
  })

  it('comes from the network when a known file shows that the site is reached', async () => {
    const caches = await createDeviceWithShell()
    const options = () => ({ followed: fresh() })
    const moved = redirect()
    // The sign-in redirects to another site, and social cards are for other sites.
    expect(await visit('/login', moved, caches, options())).toBe(moved)
    expect(await readText(visit('/cards/japan.png', new Response('a card'), caches, options()))).toBe(
      'a card',
    )
    const challenge = new Response('are you human?', {
      status: 403,
      headers: { 'cf-mitigated': 'challenge' },
    })
    expect(await visit('/places', challenge, caches)).toBe(challenge)
  })

  it('leads from the page of a trip to its copy on the device, once the page that draws it is cached', async () => {
    const trip = `/profile/trips/${'a'.repeat(32)}`
    const caches = await createDeviceWithShell()
    expect(await readText(visit(trip, 'offline', caches))).toContain('class="kept"')
    const [name = ''] = (await caches.keys()).filter((each) => each.startsWith('fernway-guide:'))
    await (await caches.open(name)).put('/trips/device', new Response('draws trips'))
    for (const network of ['offline', 'hanging', new Response('bad gateway', { status: 502 })] as const)
      expect((await visit(trip, network, caches)).headers.get('location')).toBe(
        `${VISITED_ORIGIN}/trips/device#${'a'.repeat(32)}`,
      )
    const answered = new Response('the plan', { headers: SITE_HEADERS })
    expect(await readText(visit(trip, answered, caches))).toBe('the plan')
    expect(await readText(visit(`${trip}/print`, 'offline', caches))).toContain('class="kept"')
  })

  it('leads from the lists of the account to the page of the device that shows their copies', async () => {
    const caches = await createDeviceWithShell()
    expect(await readText(visit('/profile/saves', 'offline', caches))).toContain('class="kept"')
    const [name = ''] = (await caches.keys()).filter((each) => each.startsWith('fernway-guide:'))
    await (await caches.open(name)).put('/saves', new Response('draws lists'))
    for (const path of ['/profile/saves', '/profile/saves/main', '/profile/saves/0123456789abcdef'])
      for (const network of ['offline', 'hanging', new Response('bad gateway', { status: 502 })] as const)
        expect((await visit(path, network, caches)).headers.get('location')).toBe(`${VISITED_ORIGIN}/saves`)
    expect(await readText(visit('/profile/saves/main.gpx', 'offline', caches))).toContain('class="kept"')
    const answered = new Response('the list', { headers: SITE_HEADERS })
    expect(await readText(visit('/profile/saves', answered, caches))).toBe('the list')
  })

  it('waits less than three seconds, and longer for a file or when the visitor tries again', async () => {
    const caches = await createDeviceWithShell()
    const delaysMs: number[] = []
    for (const isRetry of [false, true]) await visit('/places', 'hanging', caches, { isRetry, delaysMs })
    expect(delaysMs[0]).toBeLessThan(3000)
    await visit('/profile/saves/main.csv', 'hanging', caches, { delaysMs })
    expect(delaysMs[1]).toBeGreaterThan(10_000)
    expect(delaysMs[2]).toBeGreaterThan(10_000)
  })

  it('is the response of the network while the fallback page is not cached', async () => {
    const response = new Response('bad gateway', { status: 502 })
    expect((await visit('/places', response, createDeviceCaches())).status).toBe(502)
  })

  // Firefox resolves a failed navigation preload with an error response, other browsers reject it.
  it.each([
    ['rejects', 'offline'],
    ['resolves to a network error', Response.error()],
  ] as const)(
    'shows the fallback page with escaped guide names when the network %s',
    async (_what, network) => {
      expect(await readText(visit('/places', network, await createDeviceWithShell()))).toBe(
        `<main><ul class="kept"><li><a href="${CACHED_PATH}">Kyoto &lt;b></a></li></ul></main>`,
      )
    },
  )

  it('is a network error when the fallback page is not cached', async () => {
    expect((await visit('/places', 'offline', createDeviceCaches())).type).toBe('error')
  })

  it('redirects a search to the offline search only when the site does not respond', async () => {
    const caches = await createDeviceWithShell()
    for (const network of [
      'offline',
      'hanging',
      new Response('', { status: 502, headers: SITE_HEADERS }),
    ] as const) {
      const response = await visit('/search?q=to%20fu', network, caches)
      expect(response.headers.get('location')).toBe(`${VISITED_ORIGIN}/pocket?q=to%20fu`)
    }
    expect(await readText(visit('/search?q=tofu', fresh(), caches))).toBe('the fresh Kyoto')
    expect(await readText(visit('/search', 'offline', caches))).toContain('class="kept"')
    const empty = createDeviceCaches()
    await (await empty.open('fernway-shell:one')).put('/pocket/offline', new Response(OFFLINE))
    expect(await readText(visit('/search?q=tofu', 'offline', empty))).toBe(OFFLINE)
  })

  it('shows the fallback page in the language of the address, else in English', async () => {
    const caches = await createDeviceWithShell()
    const visitTo = (path: string) => readText(visit(path, 'hanging', caches))
    expect(await visitTo('/de/places')).toContain('class="kept"')
    const shell = await caches.open('fernway-shell:one')
    await shell.put('/de/pocket/offline', new Response(`Deutsch <a class="again" href="/de">`))
    expect(await visitTo('/de/places?x=1')).toBe('Deutsch <a class="again" href="/de/places?x=1">')
    expect(await visitTo('/de')).toContain('Deutsch')
    for (const path of ['/places', '/fr/places', '/design'])
      expect(await visitTo(path)).not.toContain('Deutsch')
  })

  it('in a language leads to the pages of the device in that language, else in English', async () => {
    const caches = await createDeviceWithShell()
    const [name = ''] = (await caches.keys()).filter((each) => each.includes('kyoto'))
    const guide = await caches.open(name)
    const trip = `/profile/trips/${'a'.repeat(32)}`
    const visitTo = async (path: string) =>
      (await visit(path, 'offline', caches)).headers.get('location')?.slice(VISITED_ORIGIN.length)
    await guide.put('/trips/device', new Response('a page'))
    expect(await visitTo(`/de${trip}`)).toBe(`/trips/device#${'a'.repeat(32)}`)
    expect(await visitTo('/de/search?q=kyoto')).toBe('/pocket?q=kyoto')
    for (const page of ['/de/trips/device', '/de/saves', '/de/pocket'])
      await guide.put(page, new Response('eine Seite'))
    expect(await visitTo(`/de${trip}`)).toBe(`/de/trips/device#${'a'.repeat(32)}`)
    expect(await visitTo('/de/profile/saves')).toBe('/de/saves')
    expect(await visitTo('/de/search?q=kyoto')).toBe('/de/pocket?q=kyoto')
    await guide.put('/pocket', new Response('a page'))
    expect(await visitTo('/search?q=kyoto')).toBe('/pocket?q=kyoto')
  })

  it('opens the pages of the device in the language of its guides when it has them in no other', async () => {
    const caches = await createDeviceWithShell()
    const [name = ''] = (await caches.keys()).filter((each) => each.includes('kyoto'))
    const guide = await caches.open(name)
    for (const page of ['/de/pocket', '/de/saves', '/de/trips/device'])
      await guide.put(page, new Response('eine Seite'))
    const visitTo = async (path: string) =>
      (await visit(path, 'offline', caches)).headers.get('location')?.slice(VISITED_ORIGIN.length)
    const trip = `/profile/trips/${'a'.repeat(32)}`
    expect(await visitTo('/pocket?from=home-screen')).toBe('/de/pocket?from=home-screen')
    expect(await visitTo('/fr/saves')).toBe('/de/saves')
    expect(await visitTo('/search?q=kyoto')).toBe('/de/pocket?q=kyoto')
    expect(await visitTo(trip)).toBe(`/de/trips/device#${'a'.repeat(32)}`)
    // Of other pages the device has none.
    expect(await visitTo('/trips/new')).toBe(undefined)
    expect(await visitTo('/pocket/x')).toBe(undefined)
    expect(await readText(visit('/pocket', fresh(), caches))).toBe('the fresh Kyoto')
  })
})
