import { beforeAll, describe, expect, it } from 'vitest'
import { createAccountSite, signInMember } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { newTripId } from '#test/support/worker/trip-operations.ts'
import {
  downloadPlan,
  mainOf,
  makeTripWithIdea,
  uploadFile,
  WALKER_GPX,
} from '#test/support/worker/trips/trip-imports.ts'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

const hiddenField = (html: string, name: string): string =>
  (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

describe('a file for a new trip', () => {
  it('brings back a whole trip that was exported, and is made once', async () => {
    const ana = await signInMember(site)
    const id = await makeTripWithIdea(ana)
    for (const fields of [
      { do: 'edit', e: 'trip', startsOn: '2027-03-27' },
      { do: 'add', kind: 'day', title: 'Belém', note: '“Quotes” & <b>tags</b>\nand lines' },
      { do: 'add', kind: 'cost', what: 'Tea', sum: '2.50', currency: 'EUR', paidBy: 'Ana' },
      { do: 'add', kind: 'stay', name: 'Inn', nights: '2', reference: 'R-1' },
    ])
      expect((await ana.form(`/profile/trips/${id}`, fields)).status).toBe(303)
    const exported = await (await ana.get(`/profile/trips/${id}.json`)).text()

    const preview = await (await uploadFile(site.visitor(), '/trips/import', exported)).text()
    expect(mainOf(preview)).toContain('Known bar')
    const newId = hiddenField(preview, 'id')
    const fields = {
      id: newId,
      name: 'Slow trains',
      startsOn: '2027-03-27',
      file: hiddenField(preview, 'file'),
    }
    const ben = await signInMember(site)
    for (let sent = 0; sent < 2; sent += 1)
      expect((await ben.form('/trips', fields)).headers.get('location')).toBe(`/profile/trips/${newId}`)
    expect(await (await ben.get(`/profile/trips/${newId}.json`)).text()).toBe(exported)
  })

  it('shows the places of other programs before the trip is made, with days', async () => {
    const preview = await (await uploadFile(site.visitor(), '/trips/import', WALKER_GPX)).text()
    expect(mainOf(preview)).toContain(
      '5 places in your GPX file. Nothing is stored before you make the trip.',
    )
    expect(mainOf(preview)).toContain('Morning walk')
    const ana = await signInMember(site)
    const [id, file] = [hiddenField(preview, 'id'), hiddenField(preview, 'file')]
    await ana.form('/trips', { id, name: 'Old towns', startsOn: '', days: '2', file })
    const { name, days, ideas } = await downloadPlan(ana, id)
    expect([name, days.length, ideas.length]).toEqual(['Old towns', 2, 5])
  })

  it('is not lost when the form is refused, and cannot be forged', async () => {
    const ana = await signInMember(site)
    const preview = await (await uploadFile(site.visitor(), '/trips/import', WALKER_GPX)).text()
    const file = hiddenField(preview, 'file')
    const refused = await ana.form('/trips', { id: newTripId(), name: 'x'.repeat(81), file })
    expect([refused.status, hiddenField(await refused.text(), 'file')]).toEqual([400, file])
    expect(
      (await ana.form('/trips', { id: newTripId(), name: 'x', file: '{"format":"other"}' })).status,
    ).toBe(400)
  })
})

describe('the form of a new trip', () => {
  it('makes one trip with the same days, however often it is sent', async () => {
    const ana = await signInMember(site)
    const fields = {
      id: newTripId(),
      from: '/destinations/portugal/lisbon',
      itinerary: '1',
      name: 'Lisbon',
      startsOn: '',
    }
    await ana.form('/trips', fields)
    const once = await downloadPlan(ana, fields.id)
    await ana.form('/trips', fields)
    expect(await downloadPlan(ana, fields.id)).toEqual(once)
  })

  it('has the place for the script of a device as the site adds it, and no days', async () => {
    const from = '/destinations/portugal/lisbon'
    const html = await (await site.visitor().get(`/trips/new?from=${from}`)).text()
    const [, attribute = ''] = /data-new-trip="([^"]*)"/.exec(html) ?? []
    const { days, ideas } = JSON.parse(attribute.replaceAll('&quot;', '"'))
    const ana = await signInMember(site)
    const id = newTripId()
    await ana.form('/trips', { id, from, name: '', startsOn: '', days: '2' })
    const [{ path, name }] = (await downloadPlan(ana, id)).ideas
    expect([days, ideas]).toMatchObject([[], [{ path, name }]])
    const empty = await (await site.visitor().get('/trips/new')).text()
    expect(empty).toContain('data-new-trip=""')
  })
})

describe('a trip from saves', () => {
  it('has the pages of a list, or of all lists, as ideas, and names stories', async () => {
    const ana = await signInMember(site)
    const list = newTripId().slice(0, 16)
    await ana.json('/api/saves', { path: '/destinations/portugal/lisbon', saved: true })
    await ana.json('/api/saves/lists', { id: list, name: 'Nippon', path: '/destinations/japan/kyoto' })
    await ana.json('/api/saves', { path: '/destinations/portugal/lisbon', saved: true, list })
    const one = await (await ana.get(`/trips/new?list=${list}`)).text()
    expect(mainOf(one)).toContain('value="Nippon"')
    expect(mainOf(one)).toContain('2 places of your list')
    const all = await (await ana.get('/trips/new?list=all')).text()
    const [id, file] = [hiddenField(all, 'id'), hiddenField(all, 'file')]
    await ana.form('/trips', { id, name: 'All', startsOn: '', days: '4', file })
    const { days, ideas } = await downloadPlan(ana, id)
    expect([days.length, ideas.map(({ path }: { path: string }) => path).toSorted()]).toEqual([
      4,
      ['/destinations/japan/kyoto', '/destinations/portugal/lisbon'],
    ])
    expect((await ana.get('/trips/new?list=0123456789abcdef')).status).toBe(404)
    const ben = await signInMember(site)
    expect((await ben.get(`/trips/new?list=${list}`)).status).toBe(404)
    expect((await site.visitor().get('/trips/new?list=all')).headers.get('location')).toContain(
      '/api/auth/login',
    )
  })
})

describe('a file for a trip of a device', () => {
  it('is read for the script of the device, with what was skipped, and nothing is stored', async () => {
    const read = async (content: string): Promise<Response> =>
      uploadFile(site.visitor(), '/trips/import', content, {}, { accept: 'application/json' })
    const response = await read(WALKER_GPX)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const { file, skipped } = await response.json<{
      file: { ideas: { name: string }[] }
      skipped: string[]
    }>()
    expect(file.ideas.map(({ name }) => name)).toContain('Hotel Jerónimos')
    expect(skipped).toContain('Morning walk is a track or an area, and a trip has places')
    const refused = await read('<svg/>')
    expect([refused.status, await refused.json()]).toMatchObject([400, { error: 'unknown_xml' }])
  })
})

it('a trip from an itinerary has the days of the guide in every language', async () => {
  const ana = await signInMember(site)
  const planOf = async (prefix: string) => {
    const id = newTripId()
    const fields = { id, name: '', startsOn: '', from: '/destinations/singapore', itinerary: '1' }
    expect((await ana.form(`${prefix}/trips`, fields)).status).toBe(303)
    const { days }: { readonly days: readonly { readonly stops: readonly { readonly path: string }[] }[] } =
      await downloadPlan(ana, id)
    return days.map(({ stops }) => stops.map(({ path }) => path))
  }
  const english = await planOf('')
  expect(english).toHaveLength(2)
  expect(await planOf('/de')).toEqual(english)
})
