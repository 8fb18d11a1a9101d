import { monthNames } from '#isomorphic/words/formats.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { distanceText } from '#src/maps/distance-text.ts'
import { hastElement, type Markup } from '#tools/compile/guide/hast-element.ts'
import type { NearbyAirport } from './airports.ts'
import type { SunDay } from './sun-year.ts'

const MONTH_NAMES = monthNames(DEFAULT_LOCALE)

export const textElement = (tagName: string, value: string): Markup => hastElement(tagName, {}, [value])
const column = (label: string): Markup => hastElement('th', { scope: 'col' }, [label])

/** A table of the almanac. */
export function almanacTable(
  { className, caption, columns }: { className: string; caption: string; columns: readonly string[] },
  rows: readonly Markup[],
): Markup {
  return hastElement('table', { className: `ways ${className}` }, [
    textElement('caption', caption),
    hastElement('thead', {}, [hastElement('tr', {}, columns.map(column))]),
    hastElement('tbody', {}, rows),
  ])
}

/** A source line below figures; author and license are on the linked page. */
export const sourceLine = (words: string): Markup =>
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
      textElement('td', code),
      textElement('td', distanceText(km, DEFAULT_LOCALE)),
    ]),
  )
  return [
    almanacTable(
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
    ...[day.riseMs, day.setMs, day.duskMs].map((ms) => textElement('td', timeOf(ms))),
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
    hastElement('p', { className: 'meta' }, [textElement('b', `Full moons ${year}`), ` ${dates.join(', ')}`]),
  )
  return hastElement('details', { className: 'sun-times' }, [
    textElement('summary', `Sunrise, dusk and full moons in ${where}`),
    almanacTable(
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
