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
    { text: 'Le Louvre ferme le mardi', path: PATH, weekdays: [2] },
    { text: 'Orsay zavírá v pondělí a v neděli', path: PATH, weekdays: [0, 1] },
    // As devices stored it before.
    { text: 'The Orangerie on Tuesdays', path: PATH },
  ],
  advisory: null,
}

/** A day with one stop in Paris. */
const dayOn = (id: string, date: string) =>
  ({ id, date, stops: [{ path: PATH, from: null }], totalMinutes: 0 }) as unknown as DayView

const words = noticesFr
const linesOn = (place: DatedPlaceFacts, dates: readonly string[], kind: string) =>
  Object.values(
    createDayNotices({ days: dates.map((date) => dayOn(date, date)) }, new Map([[PATH, place]]), {
      words,
      locale: 'en',
    }),
  ).map((lines) => lines.filter((line) => line.kind === kind))

it('finds closing days by their weekdays, in whatever language the sentence is', () => {
  const days = linesOn(paris, ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-06'], 'closed')
  expect(days.map((lines) => lines.map(({ text }) => text))).toEqual([
    ['Orsay zavírá v pondělí a v neděli'],
    ['Le Louvre ferme le mardi', 'The Orangerie on Tuesdays'],
    [],
    ['Orsay zavírá v pondělí a v neděli'],
  ])
})

it('shows a festival on each of its days, a long one where it begins, and one of a month once', () => {
  const feast = { month: 4, text: 'Water everywhere.', path: PATH }
  const place: DatedPlaceFacts = {
    ...paris,
    festivals: [
      { ...feast, name: 'Songkran', days: [13, 14, 15] },
      { ...feast, name: 'Holy Week', spans: [['2027-04-14', '2027-04-15']] },
      { ...feast, name: 'Ramadan', month: 3, spans: [['2027-04-13', '2027-05-12']] },
      { ...feast, name: 'Spring' },
    ],
  }
  const namesOn = (...dates: string[]) =>
    linesOn(place, dates, 'festival').map((lines) => lines.map(({ text }) => text.split(',')[0]))
  expect(namesOn('2027-04-12', '2027-04-13', '2027-04-14', '2027-04-16')).toEqual([
    ['Spring'],
    ['Songkran', 'Ramadan'],
    ['Songkran', 'Holy Week'],
    [],
  ])
  // A stay that begins in the middle of it, and a year whose days are not computed.
  expect(namesOn('2027-04-20')).toEqual([['Ramadan', 'Spring']])
  expect(namesOn('2040-04-20')).toEqual([['Holy Week', 'Spring']])
})

it('names the parts of a line that are in English', () => {
  const place: DatedPlaceFacts = {
    ...paris,
    festivals: [
      { month: 4, name: 'Printemps', text: 'Water everywhere.', path: PATH, english: ['text'] },
      { month: 4, name: 'Été', text: 'De l’eau partout.', path: PATH },
    ],
    closings: [{ text: 'Closed on Thursdays.', path: PATH, weekdays: [4], lang: 'en' }],
  }
  expect(linesOn(place, ['2027-04-01'], 'festival')[0]?.map(({ english }) => english)).toEqual([
    ['Water everywhere.'],
    [],
  ])
  expect(linesOn(place, ['2027-04-01'], 'closed')[0]?.[0]?.english).toEqual(['Closed on Thursdays.'])
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
