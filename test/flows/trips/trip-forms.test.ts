import { beforeAll, describe, expect, it } from 'vitest'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { newTripId, tripOperation } from '#test/support/worker/trip-operations.ts'

const LISBON = '/destinations/portugal/lisbon'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

/** The complete page of a trip, as browsers without script show it. */
async function readPage(member: Member, path: string): Promise<string> {
  const address = `${path}${path.includes('?') ? '&' : '?'}whole=1`
  return (await member.get(address)).text()
}

/** Sends a form and returns the page that the redirect leads to. */
async function submit(
  member: Member,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const response = await member.form(path, fields)
  expect([response.status, fields]).toEqual([303, fields])
  return readPage(member, response.headers.get('location') ?? '')
}

async function makeTrip(member: Member, query = ''): Promise<string> {
  const form = await (await member.get(`/trips/new${query}`)).text()
  const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  const response = await member.form('/trips', {
    ...Object.fromEntries(hidden),
    name: 'Trams and tiles',
    startsOn: '2027-03-27',
  })
  expect(response.status).toBe(303)
  return response.headers.get('location') ?? ''
}

const visibleText = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const stopsOf = (html: string): readonly { readonly id: string; readonly name: string }[] =>
  [...html.matchAll(/data-path="(stop-\w+)".*?class="trip-stop-name">(?:<[^>]+>)?([^<]+)/gs)].map(
    ([, id = '', name = '']) => ({ id, name }),
  )
const daysOf = (html: string): readonly string[] =>
  [...html.matchAll(/<section class="trip-day [^"]*" id="(day-\w+)"/g)].map(([, id = '']) => id)

describe('a trip without script', () => {
  it('is made from an itinerary, and every change is a form', async () => {
    const ana = await signInMember(site)
    const path = await makeTrip(ana, `?from=${LISBON}&itinerary=2`)
    const made = await readPage(ana, path)
    const [first = '', second = ''] = daysOf(made)
    expect(daysOf(made)).toHaveLength(4)
    expect(visibleText(made)).toContain('Saturday 27 March')
    expect(visibleText(made)).toContain('From the Fernway guide to Lisbon.')
    const stop = stopsOf(made).find(({ name }) => name === 'Senhora do Monte')
    expect(made).toContain(`href="${LISBON}#senhora-do-monte"`)

    const moved = await submit(ana, path, { do: 'move', e: stop?.id ?? '', day: second })
    expect(visibleText(moved)).toMatch(/Senhora do Monte is now \d of \d on Day 2\./)
    const timed = await submit(ana, path, {
      do: 'edit',
      e: stop?.id ?? '',
      from: '09:30',
      minutes: '90',
      note: 'Early!',
    })
    expect(visibleText(timed)).toContain('09:30 · 1 h 30 min there')
    expect(visibleText(timed)).toContain('Early!')
    const removed = await submit(ana, path, { do: 'remove', e: stop?.id ?? '' })
    expect(stopsOf(removed).map(({ name }) => name)).not.toContain('Senhora do Monte')
    const restored = await submit(ana, path, { do: 'restore', e: stop?.id ?? '' })
    expect(visibleText(restored)).toContain('Senhora do Monte is back.')
    const added = await submit(ana, path, {
      do: 'add',
      kind: 'stop',
      day: first,
      name: 'jerónimos monastery',
    })
    expect(added).toContain(`href="${LISBON}#jeronimos-monastery"`)
    const later = await submit(ana, path, { do: 'edit', e: 'trip', startsOn: '2027-09-04' })
    expect(visibleText(later)).toContain('Saturday 4 September')
    const costs = await submit(ana, path, {
      do: 'add',
      kind: 'cost',
      what: 'Tram',
      sum: '3.10',
      currency: 'EUR',
    })
    expect(visibleText(costs)).toContain('3.10 EUR')
    const listed = await submit(ana, path, { do: 'add', kind: 'item', list: 'pack', text: 'Sun hat' })
    expect(visibleText(listed)).toContain('Sun hat was added.')
  })

  it('is listed, and deleted for good', async () => {
    const ana = await signInMember(site)
    const path = await makeTrip(ana)
    expect(visibleText(await readPage(ana, '/profile/trips'))).toMatch(/Trams and tiles 3 days · 0 stops/)
    const list = await submit(ana, path, { do: 'delete-trip' })
    expect(visibleText(list)).toContain('The trip was deleted.')
    expect((await ana.get(`${path}?whole=1`)).status).toBe(404)
  })

  it('takes a page of the guide as an idea, or to a day', async () => {
    const ana = await signInMember(site)
    const path = await makeTrip(ana)
    const choose = await (
      await ana.get(`/profile/trips/add?path=${encodeURIComponent(`${LISBON}#se`)}`)
    ).text()
    expect(visibleText(choose)).toContain('Add Sé to a trip')
    const page = await submit(ana, '/profile/trips/add', {
      path: `${LISBON}#se`,
      trip: path.split('/').at(-1) ?? '',
    })
    expect(stopsOf(page).map(({ name }) => name)).toEqual(['Sé'])
    const trip = path.split('/').at(-1) ?? ''
    expect(visibleText(choose)).toContain('Day 2, Sun 28 Mar')
    const onDay = await ana.form('/profile/trips/add', { path: `${LISBON}#sao-jorge-castle`, trip, day: '2' })
    const [, day = ''] = daysOf(page)
    expect(onDay.headers.get('location')).toMatch(new RegExp(`#${day}$`))
    const planned = await readPage(ana, path)
    const added = stopsOf(planned).find(({ name }) => name === 'São Jorge Castle')?.id ?? 'missing'
    expect(planned.indexOf(`data-path="${added}"`)).toBeGreaterThan(planned.indexOf(`id="${day}"`))
    // A day that is gone meanwhile leaves an idea.
    const late = await submit(ana, '/profile/trips/add', { path: `${LISBON}#carmo-convent`, trip, day: '90' })
    expect(stopsOf(late).map(({ name }) => name)).toEqual(['São Jorge Castle', 'Sé', 'Carmo Convent'])
    expect((await ana.get('/profile/trips/add?path=/nowhere')).status).toBe(404)
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
    const path = await makeTrip(ana)
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
    const path = await makeTrip(ana)
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
    expect(daysOf(await readPage(ana, path))).toHaveLength(3)
  })

  it('shows the notes of two people who changed one at the same time', async () => {
    const ana = await signInMember(site)
    const path = await makeTrip(ana)
    const id = path.split('/').at(-1) ?? ''
    const stop = tripOperation('stop-aaaaaaaa', 'name', 'Alfama')
    await ana.json(`/api/trips/${id}/changes`, { operations: [stop], since: 0 })
    await submit(ana, path, { do: 'edit', e: 'stop-aaaaaaaa', note: 'first', 'was.note': '' })
    const page = await submit(ana, path, { do: 'edit', e: 'stop-aaaaaaaa', note: 'second', 'was.note': '' })
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
