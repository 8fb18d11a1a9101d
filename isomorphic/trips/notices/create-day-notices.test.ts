import { expect, it } from 'vitest'
import type { DayView } from '#isomorphic/trips/plan-view.ts'
import { noticesFr } from '#isomorphic/trips/words/notices-fr.ts'
import { createDayNotices } from './create-day-notices.ts'
import type { DatedPlaceFacts } from './dated-place-facts.ts'

const PATH = '/destinations/france/paris'

const paris: DatedPlaceFacts = {
  name: 'Paris',
  path: PATH,
  latitude: 48.86,
  longitude: 2.35,
  timeZone: null,
  country: { name: 'France', path: '/destinations/france' },
  season: null,
  festivals: [],
  holidays: {},
  holidaysPath: PATH,
  closings: [
    { text: 'The Louvre on Tuesdays', path: PATH },
    { text: 'Orsay, fermé le lundi', path: PATH },
  ],
  advisory: null,
}

/** A day with one stop in Paris. */
const dayOn = (id: string, date: string) =>
  ({ id, date, stops: [{ path: PATH, from: null }], totalMinutes: 0 }) as unknown as DayView

it('finds closing days in the words of the language and in English text of the guide', () => {
  const days = [dayOn('monday', '2026-11-30'), dayOn('tuesday', '2026-12-01'), dayOn('sunday', '2026-12-06')]
  const notices = createDayNotices({ days }, new Map([[PATH, paris]]), { words: noticesFr, locale: 'en' })
  const closings = Object.entries(notices).map(([day, lines]) => [
    day,
    lines.filter(({ kind }) => kind === 'closed').map(({ text }) => text),
  ])
  expect(closings).toEqual([
    ['monday', ['Orsay, fermé le lundi']],
    ['tuesday', ['The Louvre on Tuesdays']],
    ['sunday', []],
  ])
})

it('warns of darkness after sunset, and never where the sun sets after midnight', () => {
  const reykjavik = {
    ...paris,
    name: 'Reykjavík',
    latitude: 64.15,
    longitude: -21.94,
    timeZone: 'Atlantic/Reykjavik',
  }
  const evening = (date: string) =>
    ({ ...dayOn(date, date), stops: [{ path: PATH, from: '21:00' }] }) as unknown as DayView
  const days = [evening('2027-06-21'), evening('2027-12-21')]
  const notices = createDayNotices({ days }, new Map([[PATH, reykjavik]]), { words: noticesFr, locale: 'en' })
  const isDark = Object.values(notices).map(
    (lines) => lines.find(({ kind }) => kind === 'daylight')?.isWarning,
  )
  expect(isDark).toEqual([false, true])
})
