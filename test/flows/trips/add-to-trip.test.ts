import { beforeAll, expect, it } from 'vitest'
import { MAX_ENTITIES } from '#isomorphic/trips/trip-limits.ts'
import { createAccountSite, signInMember } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import {
  makeTripByForm,
  readTripPage,
  submitTripForm,
  tripDaysOf,
  tripStopsOf,
  visibleTextOf,
} from '#test/support/worker/trips/trip-page.ts'

const LISBON = '/destinations/portugal/lisbon'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

it('takes a page of the guide as an idea, or to a day', async () => {
  const ana = await signInMember(site)
  const path = await makeTripByForm(ana)
  const choose = await (await ana.get(`/profile/trips/add?path=${encodeURIComponent(`${LISBON}#se`)}`)).text()
  expect(visibleTextOf(choose)).toContain('Add Sé to a trip')
  const page = await submitTripForm(ana, '/profile/trips/add', {
    path: `${LISBON}#se`,
    trip: path.split('/').at(-1) ?? '',
  })
  expect(tripStopsOf(page).map(({ name }) => name)).toEqual(['Sé'])
  const trip = path.split('/').at(-1) ?? ''
  expect(visibleTextOf(choose)).toContain('Day 2, Sun 28 Mar')
  const onDay = await ana.form('/profile/trips/add', { path: `${LISBON}#sao-jorge-castle`, trip, day: '2' })
  const [, day = ''] = tripDaysOf(page)
  expect(onDay.headers.get('location')).toMatch(new RegExp(`#${day}$`))
  const planned = await readTripPage(ana, path)
  const added = tripStopsOf(planned).find(({ name }) => name === 'São Jorge Castle')?.id ?? 'missing'
  expect(planned.indexOf(`id="${added}"`)).toBeGreaterThan(planned.indexOf(`id="${day}"`))
  // A day that is gone meanwhile leaves an idea.
  const late = await submitTripForm(ana, '/profile/trips/add', {
    path: `${LISBON}#carmo-convent`,
    trip,
    day: '90',
  })
  expect(tripStopsOf(late).map(({ name }) => name)).toEqual(['São Jorge Castle', 'Sé', 'Carmo Convent'])
  expect((await ana.get('/profile/trips/add?path=/nowhere')).status).toBe(404)
})

it('adds one stop when the form arrives twice, and another when it is sent for another day', async () => {
  const ana = await signInMember(site)
  const path = await makeTripByForm(ana)
  const choose = await (await ana.get(`/profile/trips/add?path=${encodeURIComponent(LISBON)}`)).text()
  const id = /name="id" value="([0-9a-f]{24})"/.exec(choose)?.[1] ?? ''
  const fields = { path: LISBON, trip: path.split('/').at(-1) ?? '', id }
  for (const day of ['1', '1', '2'])
    expect((await ana.form('/profile/trips/add', { ...fields, day })).status).toBe(303)
  expect(tripStopsOf(await readTripPage(ana, path)).map(({ name }) => name)).toEqual(['Lisbon', 'Lisbon'])
})

it('says that a trip takes no more stops', async () => {
  const ana = await signInMember(site)
  const stops = Array.from({ length: MAX_ENTITIES.stop }, (_, index) => ({ name: `Stop ${index + 1}` }))
  const file = JSON.stringify({ format: 'fernway-trip', version: 1, ideas: stops })
  const trip = 'f'.repeat(32)
  expect((await ana.form('/trips', { id: trip, name: 'Full', startsOn: '', days: '1', file })).status).toBe(
    303,
  )
  const response = await ana.form('/profile/trips/add', { path: LISBON, trip })
  expect(response.status).toBe(409)
  expect(visibleTextOf(await response.text())).toContain('as many entries of this kind as it can have')
})
