import ICAL from 'ical.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { TRIP_FILE_FORMATS } from '#isomorphic/trips/files/trip-file-formats.ts'
import {
  anonymousVisitor,
  createAccountSite,
  type Member,
  signInMember,
} from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { newTripId, tripOperation } from '#test/support/worker/trip-operations.ts'
import { SITE } from '#test/support/worker/visitor.ts'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

const TRIP = [
  tripOperation('trip', 'name', 'Öld towns'),
  tripOperation('trip', 'startsOn', '2027-03-28'),
  tripOperation('day-aaaaaaaa', 'order', 'a0'),
  tripOperation('stop-aaaaaaaa', 'name', 'Castle'),
  tripOperation('stop-aaaaaaaa', 'day', 'day-aaaaaaaa'),
  tripOperation('stop-aaaaaaaa', 'path', '/destinations/portugal/lisbon#castelo-de-sao-jorge'),
  tripOperation('stop-aaaaaaaa', 'at', '38.7139,-9.1335'),
  tripOperation('stop-aaaaaaaa', 'from', '09:30'),
  tripOperation('stop-bbbbbbbb', 'name', 'Removed bar'),
  tripOperation('stop-bbbbbbbb', 'removed', '1'),
  tripOperation('stay-aaaaaaaa', 'name', 'Ryokan'),
  tripOperation('stay-aaaaaaaa', 'day', 'day-aaaaaaaa'),
  tripOperation('stay-aaaaaaaa', 'reference', 'REF-4711'),
  tripOperation('leg-aaaaaaaa', 'to', 'stop-aaaaaaaa'),
  tripOperation('leg-aaaaaaaa', 'departs', '08:00'),
  tripOperation('leg-aaaaaaaa', 'reference', 'SEAT-12'),
  tripOperation('item-aaaaaaaa', 'text', 'Raincoat'),
  tripOperation('item-aaaaaaaa', 'who', 'Anastasia'),
  tripOperation('cost-aaaaaaaa', 'what', 'Tickets'),
  tripOperation('cost-aaaaaaaa', 'amount', '98765'),
  tripOperation('cost-aaaaaaaa', 'currency', 'EUR'),
  tripOperation('cost-aaaaaaaa', 'paidBy', 'Bartholomew'),
]
/** Parts that only members see, unless the maker of a link shows them. */
const REFERENCES = ['REF-4711', 'SEAT-12']
const NAMES = ['Anastasia', 'Bartholomew', 'unknown']

async function makeTrip(member: Member): Promise<string> {
  const id = newTripId()
  expect((await member.json('/api/trips', { id, operations: TRIP })).status).toBe(200)
  return id
}

async function makeLink(
  member: Member,
  id: string,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const html = await (await member.form(`/profile/trips/${id}`, { do: 'link', ...fields })).text()
  const link = /id="made-link" readOnly="" value="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(link.startsWith(SITE)).toBe(true)
  return link.slice(SITE.length)
}

function eventsOf(file: string): readonly ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(file))
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

describe('the files of a trip', () => {
  it('are downloads for members only, which no cache stores', async () => {
    const ana = await signInMember(site)
    const id = await makeTrip(ana)
    const ben = await signInMember(site)
    for (const format of TRIP_FILE_FORMATS) {
      const path = `/profile/trips/${id}.${format}`
      const response = await ana.get(path)
      expect(await response.text(), format).toContain('Castle')
      expect([
        response.status,
        response.headers.get('cache-control'),
        response.headers.get('content-disposition'),
      ]).toEqual([200, 'no-store', `attachment; filename="fernway-old-towns.${format}"`])
      expect((await ben.get(path)).status).toBe(404)
      expect((await site.visitor().get(path)).headers.get('location')).toContain('/api/auth/login')
    }
    expect((await ana.get(`/profile/trips/${newTripId()}.gpx`)).status).toBe(404)
    const page = await (await ana.get(`/profile/trips/${id}?whole=1`)).text()
    for (const format of TRIP_FILE_FORMATS) expect(page).toContain(`href="/profile/trips/${id}.${format}"`)
  })

  it('give calendars the local time of the place, also on the day on which clocks change', async () => {
    const ana = await signInMember(site)
    const id = await makeTrip(ana)
    const file = await (await ana.get(`/profile/trips/${id}.ics`)).text()
    const events = eventsOf(file)
    expect(events.map(({ summary }) => summary)).toEqual([
      'Öld towns',
      'To Castle by road',
      'Castle',
      'Night at Ryokan',
    ])
    expect(events[2]?.startDate.toJSDate().toISOString()).toBe('2027-03-28T08:30:00.000Z')
    expect(file).toContain('REF-4711')
    const before = Number(events[0]?.sequence)
    await ana.json(`/api/trips/${id}/changes`, {
      operations: [tripOperation('trip', 'startsOn', '2027-03-27', '2027-03-28')],
      since: 0,
    })
    const after = eventsOf(await (await ana.get(`/profile/trips/${id}.ics`)).text())
    expect(after.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid))
    expect(Number(after[0]?.sequence)).toBeGreaterThan(before)
    expect(after[2]?.startDate.toJSDate().toISOString()).toBe('2027-03-27T09:30:00.000Z')
  })

  it('show neither names nor removed entries by a view link, and references only if its maker says so', async () => {
    const ana = await signInMember(site)
    const id = await makeTrip(ana)
    const closed = await makeLink(ana, id, { kind: 'view' })
    const open = await makeLink(ana, id, { kind: 'view', references: '1' })
    const visitor = site.visitor()
    const read = async (path: string): Promise<string> => {
      const response = await visitor.get(path)
      expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
      return (await response.text()).replaceAll('\r\n ', '')
    }
    for (const format of TRIP_FILE_FORMATS) {
      const [hidden, shown] = [await read(`${closed}.${format}`), await read(`${open}.${format}`)]
      expect(hidden, format).toContain('Castle')
      for (const secret of [...NAMES, ...REFERENCES, 'Removed bar', 'Tickets', id])
        expect(hidden, format).not.toContain(secret)
      for (const secret of [...NAMES, 'Removed bar', id]) expect(shown, format).not.toContain(secret)
      if (['ics', 'json', 'md'].includes(format))
        for (const reference of REFERENCES) expect(shown, format).toContain(reference)
    }
    expect((await visitor.get(`/trips/shared/${newTripId()}.json`)).status).toBe(404)
  })

  it('cannot be had with a link of another kind', async () => {
    const ana = await signInMember(site)
    const id = await makeTrip(ana)
    const view = (await makeLink(ana, id, { kind: 'view' })).split('/').at(-1)
    const feed = (await makeLink(ana, id, { kind: 'calendar' })).split('/').at(-1)
    expect((await site.visitor().get(`/trips/calendar/${view}.ics`)).status).toBe(404)
    expect((await site.visitor().get(`/trips/shared/${feed}`)).status).toBe(404)
    expect((await site.visitor().get(`/trips/shared/${feed?.replace('.ics', '.json')}`)).status).toBe(404)
  })
})

describe('the calendar feed of a trip', () => {
  it('follows the trip without an account and without names, until its owner ends it', async () => {
    const ana = await signInMember(site)
    const id = await makeTrip(ana)
    const path = await makeLink(ana, id, { kind: 'calendar' })
    const feed = await anonymousVisitor(site).get(path)
    const text = (await feed.text()).replaceAll('\r\n ', '')
    expect([feed.status, feed.headers.get('content-type'), feed.headers.get('content-disposition')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      null,
    ])
    expect(eventsOf(text)).toHaveLength(4)
    for (const secret of [...NAMES, ...REFERENCES]) expect(text).not.toContain(secret)
    await ana.form(`/profile/trips/${id}`, { do: 'edit', e: 'stop-aaaaaaaa', from: '11:00' })
    const changed = eventsOf(await (await site.visitor().get(path)).text())
    expect(changed[2]?.startDate.toJSDate().toISOString()).toBe('2027-03-28T10:00:00.000Z')
    const page = await (await ana.get(`/profile/trips/${id}?whole=1`)).text()
    const [, link = ''] = /<span>Calendar<\/span>.*?name="link" value="([^"]+)"/s.exec(page) ?? []
    await ana.form(`/profile/trips/${id}`, { do: 'end-link', link })
    expect((await site.visitor().get(path)).status).toBe(404)
  })

  it('has one address, which ends when it is made again, also with ten links', async () => {
    const ana = await signInMember(site)
    const id = await makeTrip(ana)
    const first = await makeLink(ana, id, { kind: 'calendar' })
    for (let link = 2; link <= 10; link += 1) await makeLink(ana, id, { kind: 'view' })
    const second = await makeLink(ana, id, { kind: 'calendar', references: '1' })
    expect((await site.visitor().get(first)).status).toBe(404)
    expect(await (await site.visitor().get(second)).text()).toContain('REF-4711')
  })

  it('is valid while the trip has no dates, and ends with the trip', async () => {
    const ana = await signInMember(site)
    const id = await makeTrip(ana)
    const path = await makeLink(ana, id, { kind: 'calendar' })
    await ana.form(`/profile/trips/${id}`, { do: 'edit', e: 'trip', startsOn: '' })
    expect(eventsOf(await (await site.visitor().get(path)).text())).toEqual([])
    await ana.form(`/profile/trips/${id}`, { do: 'delete-trip' })
    expect((await site.visitor().get(path)).status).toBe(404)
  })

  it('is made by the owner only', async () => {
    const ana = await signInMember(site)
    const id = await makeTrip(ana)
    const ben = await signInMember(site)
    await ben.form(await makeLink(ana, id, { kind: 'edit' }), {})
    expect((await ben.get(`/profile/trips/${id}.ics`)).status).toBe(200)
    expect((await ben.form(`/profile/trips/${id}`, { do: 'link', kind: 'calendar' })).status).toBe(403)
  })
})
