import { monthNames } from '#isomorphic/words/formats.ts'
import { monthParts } from '#isomorphic/words/month-parts.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import type { MonthCount } from '#src/where/where-answer.ts'
import { WHERE_WORDS } from '#src/where/words/where-words.ts'

export type MonthBarsProps = { readonly months: readonly MonthCount[]; readonly current: number | null }

const HEIGHT = 40

/** The same question in each month: a bar for the number of places that fit, and a link. */
export function MonthBars({ months, current }: MonthBarsProps) {
  const words = useWords(WHERE_WORDS).results
  const names = monthNames(useLocale())
  const maximum = Math.max(1, ...months.map(({ count }) => count))
  return (
    <ol className="month-bars">
      {months.map(({ month, count, href }) => {
        const height = count === 0 ? 0 : Math.max(1, Math.round((HEIGHT * count) / maximum))
        const name = names[month] ?? ''
        return (
          <li key={month}>
            <a href={href} aria-current={month === current ? 'true' : undefined}>
              <svg viewBox={`0 0 20 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
                <path d={`M0 ${HEIGHT - height}h20v${height}h-20z`} />
              </svg>
              <b>
                {count}
                <span className="visually-hidden">{words.placesIn(count)}</span>
              </b>
              <span>
                {monthParts(name).map((part, index) =>
                  index % 2 === 0 ? (
                    part
                  ) : (
                    <span key={part} className="visually-hidden">
                      {part}
                    </span>
                  ),
                )}
              </span>
            </a>
          </li>
        )
      })}
    </ol>
  )
}
