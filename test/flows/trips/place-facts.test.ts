import { beforeAll, expect, it } from 'vitest'
import { createAccountSite } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'

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
  'atlantis.json',
  'france/paris',
  'france/paris.txt',
  '__proto__.json',
  'france/..%2Fitaly.json',
  '.json',
])('answers 404 for %s', async (file) => {
  expect([301, 404]).toContain((await site.visitor().get(`/trips/facts/${file}`)).status)
})
