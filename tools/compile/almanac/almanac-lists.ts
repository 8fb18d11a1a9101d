import { monthNames } from '#isomorphic/words/formats.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { distanceText } from '#src/maps/distance-text.ts'
import { hastElement, type Markup } from '#tools/compile/guide/hast-element.ts'
import type { NearbyAirport } from './airports.ts'
import type { PublicHoliday } from './public-holidays.ts'
import type { SunDay } from './sun-year.ts'

const MONTH_NAMES = monthNames(DEFAULT_LOCALE)

const text = (tagName: string, value: string): Markup => hastElement(tagName, {}, [value])
const column = (label: string): Markup => hastElement('th', { scope: 'col' }, [label])

function table(
  { className, caption, columns }: { className: string; caption: string; columns: readonly string[] },
  rows: readonly Markup[],
): Markup {
  return hastElement('table', { className: `ways ${className}` }, [
    text('caption', caption),
    hastElement('thead', {}, [hastElement('tr', {}, columns.map(column))]),
    hastElement('tbody', {}, rows),
  ])
}

/** A source line below figures; author and license are on the linked page. */
const sourceLine = (words: string): Markup =>
  hastElement('p', { className: 'meta source' }, [
    `${words} `,
    hastElement('a', { href: '/licences.txt' }, ['Source and license']),
  ])

/**
 * Airports that serve a place, with code and distance. @param from name of the point from which distances are measured
 */
export function airportTable(airports: readonly NearbyAirport[], from: string): readonly Markup[] {
  const rows = airports.map(({ airport: { code, name, town }, km }) =>
    hastElement('tr', {}, [
      hastElement('th', { scope: 'row' }, [name.includes(town) ? name : `${name}, ${town}`]),
      text('td', code),
      text('td', distanceText(km, DEFAULT_LOCALE)),
    ]),
  )
  return [
    table(
      {
        className: 'airports',
        caption: 'Nearest airports',
        columns: ['Nearest airports with scheduled flights', 'Code', `From ${from}`],
      },
      rows,
    ),
    sourceLine('Distances are straight lines; who flies where changes with the timetable.'),
  ]
}

/** A no-break space joins day and month. */
const dayOf = (iso: string): string => `${Number(iso.slice(8))}\u{a0}${monthOf(iso)}`
const monthOf = (iso: string): string => (MONTH_NAMES[Number(iso.slice(5, 7)) - 1] ?? '').slice(0, 3)

/** `9 Mar`, `9 to 11 Mar`, `30 Apr to 2 May`. */
export function dateRangeText({ first, last }: Pick<PublicHoliday, 'first' | 'last'>): string {
  if (first === last) return dayOf(first)
  const isOneMonth = monthOf(first) === monthOf(last)
  return `${isOneMonth ? Number(first.slice(8)) : dayOf(first)} to ${dayOf(last)}`
}

/**
 * A country's public holidays of several years, side by side.
 * @param byYear the holidays of each year, in order
 */
export function holidayTable(
  country: string,
  byYear: ReadonlyMap<number, readonly PublicHoliday[]>,
): readonly Markup[] {
  const years = [...byYear.keys()]
  const all = [...byYear.values()].flat()
  const rows = [...Map.groupBy(all, ({ name }) => name)]
    .toSorted(([, [one]], [, [other]]) =>
      (one?.first.slice(5) ?? '') < (other?.first.slice(5) ?? '') ? -1 : 1,
    )
    .map(([name, days]) => {
      const daysOf = (year: number): string =>
        days
          .filter(({ first }) => first.startsWith(String(year)))
          .map(dateRangeText)
          .join(', ')
      return hastElement('tr', {}, [
        hastElement('th', { scope: 'row' }, [name]),
        ...years.map((year) => text('td', daysOf(year) || '–')),
      ])
    })
  const moon = all.some(({ isByMoon }) => isByMoon)
    ? ' Feasts of the Islamic calendar wait for the new moon to be seen and can fall a day earlier or later.'
    : ''
  return [
    table(
      {
        className: 'holidays',
        caption: `Public holidays in ${country}`,
        columns: ['Holiday', ...years.map(String)],
      },
      rows,
    ),
    sourceLine(`Worked out by rule; governments add days and move them.${moon}`),
  ]
}

/** @param clock formats an instant as the local time of the place */
function sunRow(day: SunDay, month: number, clock: (ms: number) => string): Markup {
  const head = hastElement('th', { scope: 'row' }, [MONTH_NAMES[month] ?? ''])
  const timeOf = (ms: number | null): string => (ms === null ? '–' : clock(ms))
  if (day.riseMs === null || day.setMs === null) {
    const words = day.hours === 0 ? 'The sun does not rise' : 'The sun does not set'
    return hastElement('tr', {}, [head, hastElement('td', { colspan: '3' }, [words])])
  }
  return hastElement('tr', {}, [
    head,
    ...[day.riseMs, day.setMs, day.duskMs].map((ms) => text('td', timeOf(ms))),
  ])
}

export type SunTimes = {
  readonly where: string
  readonly days: readonly SunDay[]
  readonly clock: (ms: number) => string
  /** Dates of the full moons by year, as `3 Jan`. */
  readonly moons: ReadonlyMap<number, readonly string[]>
}

/** Sunrise, sunset and dusk by month and the full moons, in a disclosure. */
export function sunTimes({ where, days, clock, moons }: SunTimes): Markup {
  const rows = days.map((day, month) => sunRow(day, month, clock))
  const moonLines = [...moons].map(([year, dates]) =>
    hastElement('p', { className: 'meta' }, [text('b', `Full moons ${year}`), ` ${dates.join(', ')}`]),
  )
  return hastElement('details', { className: 'sun-times' }, [
    text('summary', `Sunrise, dusk and full moons in ${where}`),
    table(
      {
        className: 'sun',
        caption: `The sun in ${where} by the local clock`,
        columns: ['Middle of', 'Sunrise', 'Sunset', 'Dark by'],
      },
      rows,
    ),
    ...moonLines,
  ])
}

export const holidaysLink = (country: string, path: string): Markup =>
  hastElement('p', { className: 'meta' }, [
    hastElement('a', { href: `${path}#public-holidays` }, [`Public holidays: ${country}`]),
  ])
