import type { SeasonWord } from '#src/catalogue/catalogue-types.ts'
import { MONTH_NAMES } from '#src/catalogue/month-spans.ts'
import { Compiled } from '#src/site/components/compiled.tsx'

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

export function SeasonMonths({ season }: SeasonStripProps) {
  return MONTH_NAMES.map((month, index) => {
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
  })
}

/** Twelve months, each with a bar and the word that the bar only repeats. */
export function SeasonStrip({ season, html }: SeasonStripProps & { readonly html?: string | undefined }) {
  return (
    <Compiled as="ol" className="season" html={html}>
      <SeasonMonths season={season} />
    </Compiled>
  )
}
