import type ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { readTripCalendar } from '#test/support/node/read-trip-calendar.ts'

const LISBON = '/destinations/portugal/lisbon'
const SAO_PAULO = '/destinations/brazil/sao-paulo'
const ZONES = new Map([
  [LISBON, 'Europe/Lisbon'],
  [SAO_PAULO, 'America/Sao_Paulo'],
])
const DAYS = [
  'trip.name=Over the ocean',
  'trip.startsOn=2027-03-27',
  'day-aaaaaaaa.order=a0',
  'day-bbbbbbbb.order=a1',
]

const stop = (letter: string, day: string, order: string, ...fields: readonly string[]) =>
  [`day=day-${day.repeat(8)}`, `order=${order}`, `name=Stop ${letter}`, ...fields].map(
    (field) => `stop-${letter.repeat(8)}.${field}`,
  )

const read = (lines: readonly string[], zones: ReadonlyMap<string, string> = ZONES) =>
  readTripCalendar(lines, zones)

const utcOf = (time: ICAL.Time | null | undefined): string =>
  time?.toJSDate().toISOString().slice(0, 16) ?? ''
const timesOf = (event: ICAL.Event | undefined): readonly string[] => [
  utcOf(event?.startDate),
  utcOf(event?.endDate),
]

describe('the calendar of a trip', () => {
  it('has an event for the trip, each timed stop and way, and each stay, and none for the others', () => {
    const { events } = read([
      ...DAYS,
      ...stop('a', 'a', 'a0', `path=${LISBON}`, 'from=09:30'),
      ...stop('b', 'a', 'a1', `path=${LISBON}#castle`),
      ...stop('c', 'b', 'a0', `path=${LISBON}`),
      ...stop('d', 'x', 'a0', 'from=10:00'),
      'leg-aaaaaaaa.to=stop-bbbbbbbb',
      'leg-aaaaaaaa.departs=11:00',
      'leg-bbbbbbbb.to=stop-cccccccc',
      'stay-aaaaaaaa.name=Inn',
      'stay-aaaaaaaa.day=day-aaaaaaaa',
      'stay-aaaaaaaa.nights=1',
      'stay-bbbbbbbb.name=Somewhere',
    ])
    expect(events.map(({ uid }) => uid).sort()).toEqual([
      'leg-aaaaaaaa.k1@fernway.test',
      'stay-aaaaaaaa.k1@fernway.test',
      'stop-aaaaaaaa.k1@fernway.test',
      'trip.k1@fernway.test',
    ])
  })

  it('shifts no event over the night in which clocks change', () => {
    const { find, file } = read([
      ...DAYS,
      ...stop('a', 'a', 'a0', `path=${LISBON}`, 'from=22:30', 'minutes=240'),
      ...stop('b', 'b', 'a0', `path=${LISBON}`, 'from=09:30', 'minutes=90'),
      ...stop('c', 'b', 'a1', `path=${SAO_PAULO}#market`, 'from=09:30', 'minutes=90'),
    ])
    // Four hours from half past ten end at half past three, because the hour after one is skipped.
    expect(timesOf(find('stop-a'))).toEqual(['2027-03-27T22:30', '2027-03-28T02:30'])
    expect(timesOf(find('stop-b'))).toEqual(['2027-03-28T08:30', '2027-03-28T10:00'])
    expect(timesOf(find('stop-c'))).toEqual(['2027-03-28T12:30', '2027-03-28T14:00'])
    expect(file).toContain('DTSTART:20270328T083000Z\r\n')
  })

  it('has whole days for the trip and its stays, whose end is the day after', () => {
    const { find } = read([
      ...DAYS,
      'stay-aaaaaaaa.name=Inn',
      'stay-aaaaaaaa.day=day-bbbbbbbb',
      'stay-aaaaaaaa.nights=3',
    ])
    for (const [uid, start, end] of [
      ['trip', '2027-03-27', '2027-03-29'],
      ['stay', '2027-03-28', '2027-03-31'],
    ] as const) {
      const event = find(uid)
      expect([event?.startDate.isDate, event?.startDate.toString(), event?.endDate.toString()]).toEqual([
        true,
        start,
        end,
      ])
    }
  })

  it('moves ways with their stops, and lets a night train depart on the evening before', () => {
    const lines = [
      ...DAYS,
      ...stop('a', 'a', 'a0', `path=${LISBON}`),
      ...stop('b', 'b', 'a0', `path=${LISBON}#other`, 'from=07:00'),
      'leg-aaaaaaaa.to=stop-bbbbbbbb',
      'leg-aaaaaaaa.departs=21:00',
      'leg-aaaaaaaa.minutes=500',
      'leg-aaaaaaaa.by=train',
    ]
    expect(timesOf(read(lines).find('leg'))).toEqual(['2027-03-27T21:00', '2027-03-28T05:20'])
    expect(
      timesOf(read([...lines, 'leg-aaaaaaaa.departs=05:30', 'leg-aaaaaaaa.minutes=60']).find('leg')),
    ).toEqual(['2027-03-28T04:30', '2027-03-28T05:30'])
    expect(timesOf(read([...lines, 'trip.startsOn=2027-07-01']).find('leg'))).toEqual([
      '2027-07-01T20:00',
      '2027-07-02T04:20',
    ])
    expect(read(lines).find('leg')?.summary).toBe('Stop a to Stop b by train')
  })

  it('departs in the zone that a way leaves, also before the first stop of the trip', () => {
    const { find } = read([
      ...DAYS,
      ...stop('a', 'a', 'a0', `path=${LISBON}`),
      ...stop('b', 'a', 'a1', `path=${SAO_PAULO}`),
      'leg-aaaaaaaa.to=stop-bbbbbbbb',
      'leg-aaaaaaaa.departs=10:00',
      'leg-aaaaaaaa.minutes=630',
      'leg-bbbbbbbb.to=stop-aaaaaaaa',
      'leg-bbbbbbbb.departs=06:00',
    ])
    expect(timesOf(find('leg-a'))).toEqual(['2027-03-27T10:00', '2027-03-27T20:30'])
    expect(utcOf(find('leg-b')?.startDate)).toBe('2027-03-27T06:00')
  })

  it('takes the zone of the nearest stop for a place of one’s own, and floats where no zone is known', () => {
    const own = [
      ...DAYS,
      ...stop('a', 'a', 'a0', `path=${LISBON}`, 'at=38.7,-9.1'),
      ...stop('b', 'a', 'a1', `path=${SAO_PAULO}`, 'at=-23.5,-46.6'),
      ...stop('c', 'b', 'a0', 'at=38.6,-9.2', 'from=09:30'),
      ...stop('d', 'b', 'a1', 'from=09:30'),
    ]
    expect(utcOf(read(own).find('stop-c')?.startDate)).toBe('2027-03-28T08:30')
    expect(utcOf(read(own).find('stop-d')?.startDate)).toBe('2027-03-28T12:30')
    const floating = read(own, new Map())
    expect(floating.file).toContain('DTSTART:20270328T093000\r\n')
    expect(floating.find('stop-c')?.startDate.zone.tzid).toBe('floating')
    expect(utcOf(read([...own, 'trip.zone=Asia/Tokyo'], new Map()).find('stop-d')?.startDate)).toBe(
      '2027-03-28T00:30',
    )
    expect(read([...own, 'trip.zone=Mars/Olympus'], new Map()).file).toContain('DTSTART:20270328T093000\r\n')
  })

  it('says when and in which order it changed, and where the plan is', () => {
    const { events, file } = read([...DAYS, ...stop('a', 'a', 'a0', 'from=09:30')])
    for (const { component } of events)
      expect(
        ['sequence', 'dtstamp', 'url'].map((name) => String(component.getFirstPropertyValue(name))),
      ).toEqual(['8', '2026-11-27T12:00:00Z', 'https://fernway.test/trips/shared/1?a=1&b=2'])
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(file.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('shows text of travellers as text', () => {
    const name = 'Bar; “Ó”, \\o/ 🚆'
    const note = 'one\ntwo, three;\nEND:VEVENT\nBEGIN:VEVENT'
    const { find, events } = read([
      ...DAYS,
      ...stop('a', 'a', 'a0', `name=${name}`, `note=${note}`, 'from=09:30', 'minutes=0', 'at=38.7,-9.1'),
    ])
    expect(events).toHaveLength(2)
    const event = find('stop')
    expect([event?.summary, event?.location, event?.description]).toEqual([name, name, note])
    expect(event?.component.getFirstPropertyValue('geo')).toEqual([38.7, -9.1])
    expect(event?.component.hasProperty('dtend')).toBe(false)
  })

  it('is a valid calendar without events while the trip has no dates', () => {
    const { events, calendar } = read([
      'trip.name=Some day',
      'day-aaaaaaaa.order=a0',
      ...stop('a', 'a', 'a0', 'from=09:30'),
    ])
    expect(events).toEqual([])
    expect(calendar.getAllSubcomponents('vjournal')).toHaveLength(1)
  })
})
