import { pickWords } from '#isomorphic/words/catalogue.ts'
import { monthNames } from '#isomorphic/words/formats.ts'
import { formatLocaleOf, type Locale } from '#isomorphic/words/locale.ts'
import { useLocale } from '#isomorphic/words/use-words.ts'
import type { YearDiagram, YearRow } from '#src/catalogue/diagram/guide-diagram.ts'
import { CATALOGUE_WORDS } from '#src/catalogue/words/catalogue-words.ts'
import { RowLabel } from './row-label.tsx'
import { yearBars } from './year-bars.ts'

const MONTHS = Array.from({ length: 12 }, (_, month) => month)
const TICKS = MONTHS.slice(1)
  .map((month) => `M${month} 0v1`)
  .join('')

/** The months as one letter each; Czech numbers them. */
function monthInitials(locale: Locale): readonly string[] {
  const format = new Intl.DateTimeFormat(formatLocaleOf(locale), { month: 'narrow', timeZone: 'UTC' })
  return MONTHS.map((month) => format.format(Date.UTC(2000, month)))
}

/** The months of a row in words: `March to May`. */
function monthsText({ months: [from, to] }: YearRow, locale: Locale): string {
  const words = pickWords(CATALOGUE_WORDS, locale).months
  const names = monthNames(locale)
  const [first = '', last = ''] = [names[from - 1], names[to - 1]]
  if (from === to) return first
  return (from % 12) + 1 === to ? words.spans([first, last]) : words.range(first, last)
}

/** What happens in which months, as bars over the year. */
export function YearFigure({ diagram: { rows } }: { readonly diagram: YearDiagram }) {
  const locale = useLocale()
  return (
    <div className="figure-bars">
      <svg className="months" aria-hidden="true">
        {monthInitials(locale).map((initial, month) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: months have a fixed order, and initials repeat.
          <text key={month} x={`${Math.round(((month + 0.5) / 12) * 1000) / 10}%`} y="13">
            {initial}
          </text>
        ))}
      </svg>
      <ul>
        {rows.map((row) => (
          <li key={row.name ?? row.text}>
            <RowLabel row={row} value={monthsText(row, locale)} />
            <svg viewBox="0 0 12 1" preserveAspectRatio="none" aria-hidden="true">
              <path className="track" d="M0 0h12v1H0z" />
              <path className="tick" d={TICKS} />
              <path className="bar" d={yearBars(row)} />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  )
}
