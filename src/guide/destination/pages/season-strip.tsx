import type { SeasonWord } from '#src/catalogue/catalogue-types.ts'
import { MONTH_NAMES } from '#src/catalogue/month-spans.ts'

const WORD_NAMES: Readonly<Record<SeasonWord, string>> = {
  best: 'Best',
  good: 'Good',
  fair: 'Fair',
  hot: 'Hot',
  wet: 'Wet',
  cold: 'Cold',
}

export type SeasonStripProps = {
  /** Twelve words, January first. */
  readonly season: readonly SeasonWord[]
}

/** Twelve months, each with a bar and the word that the bar only repeats. */
export function SeasonStrip({ season }: SeasonStripProps) {
  return (
    <ol className="season">
      {MONTH_NAMES.map((month, index) => {
        const word = season[index] ?? 'fair'
        return (
          <li key={month} className={`season-${word}`}>
            <span className="season-bar" aria-hidden="true" />
            <b>
              {month.slice(0, 3)}
              <span className="visually-hidden">{month.slice(3)}</span>
            </b>{' '}
            <span>{WORD_NAMES[word]}</span>
          </li>
        )
      })}
    </ol>
  )
}
