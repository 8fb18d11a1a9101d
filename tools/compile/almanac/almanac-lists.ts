import { monthNames } from '#isomorphic/words/formats.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { factTable, textElement } from '#tools/compile/text/fact-table.ts'
import { hastElement, type Markup } from '#tools/compile/text/hast-element.ts'
import type { SunDay } from './sun-year.ts'

const MONTH_NAMES = monthNames(DEFAULT_LOCALE)

/** Formats an instant of a month, 0 for January, as the local time of a place. */
type MonthClock = (ms: number, month: number) => string

function sunRow(day: SunDay, month: number, clock: MonthClock): Markup {
  const head = hastElement('th', { scope: 'row' }, [MONTH_NAMES[month] ?? ''])
  const timeOf = (ms: number | null): string => (ms === null ? '–' : clock(ms, month))
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
  readonly clock: MonthClock
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
    factTable(
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
