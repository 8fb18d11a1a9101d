import { beforeAll, expect, it } from 'vitest'
import type { Outlines } from '#isomorphic/maps/outlines.ts'
import type { DevicePlaceFacts } from '#isomorphic/trips/notices/device-place-facts.ts'
import { createAccountSite } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'

type Facts = Pick<DevicePlaceFacts, 'ground' | 'around'>

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

it('serves what concerns dates at a place to devices, publicly', async () => {
  const response = await site.visitor().get('/trips/facts/france/paris.json')
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
  expect(await response.json()).toMatchObject({
    name: 'Paris',
    path: '/destinations/france/paris',
    country: { name: 'France' },
    holidays: { '2027-07-14': 'Bastille Day' },
  })
})

it.each([
  ['de', 'Französischer Nationalfeiertag', 'Louvre und Orangerie sind dienstags geschlossen'],
  ['fr', 'Fête nationale (14 juillet)', 'Le Louvre et l’Orangerie ferment le mardi'],
  ['es', 'Fiesta nacional francesa', 'El Louvre y la Orangerie cierran los martes'],
  ['it', 'Festa nazionale francese', 'Il Louvre e l’Orangerie chiudono il martedì'],
  ['cs', 'Francouzský státní svátek', 'Louvre a\u00a0Orangerie mají zavřeno v\u00a0úterý'],
])(
  'serves the days of a place in the language %s, and names what stays English',
  async (tag, holiday, closed) => {
    const response = await site.visitor().get(`/${tag}/trips/facts/france/paris.json`)
    const facts = await response.json<DevicePlaceFacts>()
    expect(facts.holidays['2027-07-14']).toBe(holiday)
    expect(facts.closings).toEqual([
      { text: expect.stringContaining(closed), path: '/destinations/france/paris', weekdays: [1, 2] },
    ])
    expect(facts.festivals.find(({ month }) => month === 5)?.english).toEqual(['text'])
  },
)

it('serves the map of a guide and where its points are, as markup without anything that runs', async () => {
  const { ground } = await (await site.visitor().get('/trips/facts/portugal/lisbon.json')).json<Facts>()
  expect(ground?.fit.scale).toBeGreaterThan(0)
  expect(ground?.markup).toMatch(/^<defs><path id="[^"]*-land"/)
  expect(ground?.markup).not.toMatch(
    /<(?!\/?(?:defs|path|pattern|rect|g|use|mask|circle|!--)\b)|\son|script|javascript/i,
  )
  const tokyo = await (await site.visitor().get('/trips/facts/japan/tokyo.json')).json<Facts>()
  expect(tokyo.around?.markup).toMatch(/^<defs><path id="[^"]*-land"/)
  expect(tokyo.around?.fit.scale).toBeLessThan(tokyo.ground?.fit.scale ?? 0)
  const canada = await (await site.visitor().get('/trips/facts/canada.json')).json<Facts>()
  expect([canada.ground, canada.around]).toEqual([null, null])
})

it('serves the coasts of the world to devices, publicly', async () => {
  const response = await site.visitor().get('/trips/coasts.json')
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400'])
  expect((await response.json<Outlines>()).land.length).toBeGreaterThan(100)
})

it.each([
  'atlantis.json',
  'france/paris',
  'france/paris.txt',
  '__proto__.json',
  'france/..%2Fitaly.json',
  '.json',
])('answers 404 for %s', async (file) => {
  expect([301, 404]).toContain((await site.visitor().get(`/trips/facts/${file}`)).status)
})
