import { beforeAll, describe, expect, it } from 'vitest'
import { createAccountSite, signInMember } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { newTripId, tripOperation } from '#test/support/worker/trip-operations.ts'
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

describe('a trip without script', () => {
  it('shows the stays of a removed day beside the ideas, with their form, which moves them to another', async () => {
    const ana = await signInMember(site)
    const path = await makeTripByForm(ana)
    const [first = '', second = ''] = tripDaysOf(await readTripPage(ana, path))
    const stay = { do: 'add', kind: 'stay', day: second, name: 'Ryokan', nights: '2', reference: 'REF-1' }
    await submitTripForm(ana, path, stay)
    const removed = await submitTripForm(ana, path, { do: 'remove', e: second })
    const ideas = removed.slice(removed.indexOf('id="trip-ideas"'))
    expect(visibleTextOf(ideas)).toContain('REF-1')
    const [, id = ''] = /id="slip-(stay-\w+)"/.exec(ideas) ?? []
    expect(ideas).toContain('<option value="" selected="">Ideas, without a day</option>')
    await submitTripForm(ana, path, { do: 'save', e: id, day: '', nights: '3', 'was.nights': '2' })
    const moved = await submitTripForm(ana, path, { do: 'save', e: id, day: first })
    expect(visibleTextOf(moved.slice(0, moved.indexOf('id="trip-ideas"')))).toContain('REF-1')
  })

  it('is made from an itinerary, and every change is a form', async () => {
    const ana = await signInMember(site)
    const path = await makeTripByForm(ana, `?from=${LISBON}&itinerary=2`)
    const made = await readTripPage(ana, path)
    const [first = '', second = ''] = tripDaysOf(made)
    expect(tripDaysOf(made)).toHaveLength(4)
    expect(visibleTextOf(made)).toContain('Saturday 27 March')
    expect(visibleTextOf(made)).toContain('From the Fernway guide to Lisbon.')
    const stop = tripStopsOf(made).find(({ name }) => name === 'Senhora do Monte')
    expect(made).toContain(`href="${LISBON}#senhora-do-monte"`)

    const moved = await submitTripForm(ana, path, { do: 'move', e: stop?.id ?? '', day: second })
    expect(visibleTextOf(moved)).toMatch(/Senhora do Monte is now \d of \d on Day 2\./)
    const timed = await submitTripForm(ana, path, {
      do: 'edit',
      e: stop?.id ?? '',
      from: '09:30',
      minutes: '90',
      note: 'Early!',
    })
    expect(visibleTextOf(timed)).toContain('09:30 · 1 h 30 min there')
    expect(visibleTextOf(timed)).toContain('Early!')
    const removed = await submitTripForm(ana, path, { do: 'remove', e: stop?.id ?? '' })
    expect(tripStopsOf(removed).map(({ name }) => name)).not.toContain('Senhora do Monte')
    const restored = await submitTripForm(ana, path, { do: 'restore', e: stop?.id ?? '' })
    expect(visibleTextOf(restored)).toContain('Senhora do Monte is back.')
    const added = await submitTripForm(ana, path, {
      do: 'add',
      kind: 'stop',
      day: first,
      name: 'jerónimos monastery',
    })
    expect(added).toContain(`href="${LISBON}#jeronimos-monastery"`)
    const later = await submitTripForm(ana, path, { do: 'edit', e: 'trip', startsOn: '2027-09-04' })
    expect(visibleTextOf(later)).toContain('Saturday 4 September')
    const costs = await submitTripForm(ana, path, {
      do: 'add',
      kind: 'cost',
      what: 'Tram',
      sum: '3.10',
      currency: 'EUR',
    })
    expect(visibleTextOf(costs)).toContain('3.10 EUR')
    const listed = await submitTripForm(ana, path, { do: 'add', kind: 'item', list: 'pack', text: 'Sun hat' })
    expect(visibleTextOf(listed)).toContain('Sun hat was added.')
  })

  it('is listed, and deleted for good', async () => {
    const ana = await signInMember(site)
    const path = await makeTripByForm(ana)
    expect(visibleTextOf(await readTripPage(ana, '/profile/trips'))).toMatch(
      /Trams and tiles 3 days · 0 stops/,
    )
    const list = await submitTripForm(ana, path, { do: 'delete-trip' })
    expect(visibleTextOf(list)).toContain('The trip was deleted.')
    expect((await ana.get(`${path}?whole=1`)).status).toBe(404)
  })

  it('needs an account: the form leads to signing in and back', async () => {
    const visitor = site.visitor()
    const response = await visitor.send(
      'POST',
      '/trips',
      { origin: 'https://fernway.test', 'content-type': 'application/x-www-form-urlencoded' },
      new URLSearchParams({ id: newTripId(), name: 'Japan', startsOn: '', days: '5' }).toString(),
    )
    expect(response.status).toBe(303)
    expect(decodeURIComponent(response.headers.get('location') ?? '')).toContain('/trips/new?name=Japan')
  })

  it('says what is wrong with a form, and stores nothing', async () => {
    const ana = await signInMember(site)
    const path = await makeTripByForm(ana)
    for (const [fields, status] of [
      [{ do: 'nonsense' }, 400],
      [{ do: 'add', kind: 'stop', name: '' }, 400],
      [{ do: 'edit', e: 'trip', startsOn: 'tomorrow' }, 400],
      [{ do: 'remove', e: 'stop-00000000' }, 404],
    ] as const) {
      const response = await ana.form(path, fields)
      expect([fields, response.status]).toEqual([fields, status])
      expect(await response.text()).toContain('role="alert"')
    }
  })

  it('is not shown to others, and says so plainly when its object fails', async () => {
    const ana = await signInMember(site)
    const path = await makeTripByForm(ana)
    const ben = await signInMember(site)
    const other = await ben.get(`${path}?whole=1`)
    expect([other.status, (await other.text()).includes('Trams and tiles')]).toEqual([404, false])
    expect((await ben.form(path, { do: 'add', kind: 'day' })).status).toBe(404)
    for (const fault of ['trips=error', 'trips=hang']) {
      const startMs = Date.now()
      const failed = await ana.send(
        'POST',
        path,
        {
          origin: 'https://fernway.test',
          'content-type': 'application/x-www-form-urlencoded',
          'x-fault': fault,
        },
        'do=add&kind=day',
      )
      expect([fault, failed.status]).toEqual([fault, 503])
      expect(Date.now() - startMs).toBeLessThan(3000)
    }
    expect(tripDaysOf(await readTripPage(ana, path))).toHaveLength(3)
  })

  it('shows the notes of two people who changed one at the same time', async () => {
    const ana = await signInMember(site)
    const path = await makeTripByForm(ana)
    const id = path.split('/').at(-1) ?? ''
    const stop = tripOperation('stop-aaaaaaaa', 'name', 'Alfama')
    await ana.json(`/api/trips/${id}/changes`, { operations: [stop], since: 0 })
    await submitTripForm(ana, path, { do: 'edit', e: 'stop-aaaaaaaa', note: 'first', 'was.note': '' })
    const page = await submitTripForm(ana, path, {
      do: 'edit',
      e: 'stop-aaaaaaaa',
      note: 'second',
      'was.note': '',
    })
    expect(page).toContain('first\n\nsecond')
  })
})

describe('GET /trips', () => {
  it('is public, cacheable, and offers the itineraries of guides', async () => {
    const response = await site.visitor().get('/trips')
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      expect.stringContaining('public, max-age=60'),
    ])
    expect(html).toMatch(/href="\/trips\/new\?from=%2Fdestinations%2F[^"]+&amp;itinerary=1"/)
  })
})
