import { pickWords } from '#isomorphic/words/catalogue.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { factTable, sourceLine, textElement } from '#tools/compile/text/fact-table.ts'
import { hastElement, type Markup } from '#tools/compile/text/hast-element.ts'
import { dateRangeText } from './date-range-text.ts'
import type { PublicHoliday } from './public-holiday.ts'
import { HOLIDAY_WORDS } from './words/holiday-words.ts'

const words = pickWords(HOLIDAY_WORDS, DEFAULT_LOCALE)

/** The English name; below it in small type the local one, the part of the country, and whether the moon decides. */
function nameCell(days: readonly PublicHoliday[]): Markup {
  const [{ name, where } = { name: '', where: null }] = days
  const local = days.find((day) => day.local !== null)?.local ?? null
  const notes = [
    ...(where === null ? [] : [where]),
    ...(days.some(({ isByMoon }) => isByMoon) ? [words.byMoon] : []),
  ]
  return hastElement('th', { scope: 'row' }, [
    name,
    local && hastElement('small', { lang: local.lang, dir: 'auto' }, [local.text]),
    notes.length === 0 ? null : hastElement('small', {}, [notes.join(', ')]),
  ])
}

function row(days: readonly PublicHoliday[], years: readonly number[]): Markup {
  const cells = years.map((year) => {
    const dates = days.filter(({ first }) => first.startsWith(String(year))).map(dateRangeText)
    return textElement('td', dates.length === 0 ? words.noneKnown : dates.join(', '))
  })
  return hastElement('tr', {}, [nameCell(days), ...cells])
}

/**
 * The public holidays of a place in several years, side by side.
 * @param byYear the holidays of each year, in order
 * @param note what a reader must know about them; null for nothing
 */
export function holidayTable(
  place: string,
  byYear: ReadonlyMap<number, readonly PublicHoliday[]>,
  note: string | null,
): readonly Markup[] {
  const years = [...byYear.keys()]
  const all = [...byYear.values()].flat()
  const rows = [...Map.groupBy(all, ({ name, where }) => `${name} ${where ?? ''}`).values()].toSorted(
    ([one], [other]) => ((one?.first.slice(5) ?? '') < (other?.first.slice(5) ?? '') ? -1 : 1),
  )
  const moon = all.some(({ isByMoon }) => isByMoon) ? [words.moonNote] : []
  return [
    factTable(
      {
        className: 'holidays',
        caption: words.caption(place),
        columns: [words.column, ...years.map(String)],
      },
      rows.map((days) => row(days, years)),
    ),
    ...(note === null ? [] : [textElement('p', note)]),
    sourceLine([words.source, ...moon].join(' ')),
  ]
}

/** A sentence where no holidays are known. */
export const unknownHolidays = (place: string, note: string | null): readonly Markup[] => [
  textElement('p', note ?? words.unknown(place)),
]

/** A link to the holidays of a country. @param path of the page of the country */
export const holidaysLink = (country: string, path: string): Markup =>
  hastElement('p', { className: 'meta' }, [
    hastElement('a', { href: `${path}#public-holidays` }, [words.linkTo(country)]),
  ])
