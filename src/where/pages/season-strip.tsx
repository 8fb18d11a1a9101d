import { MONTH_COUNT, SEASON_CODES } from '#isomorphic/where/fact-words.ts'

export type SeasonStripProps = {
  /** Twelve season codes, January first. */
  readonly season: readonly number[]
  /** The month that is drawn in the accent colour; null for none. */
  readonly month: number | null
}

/** Height of a bar by the editors' word, of twelve. */
const HEIGHTS: Readonly<Record<(typeof SEASON_CODES)[number], number>> = {
  best: 12,
  good: 8,
  fair: 4,
  hot: 1,
  wet: 1,
  cold: 1,
}
const [STEP, WIDTH, HEIGHT] = [6, 5, 12]

function barOf(code: number | undefined, month: number): string {
  const height = HEIGHTS[SEASON_CODES[code ?? 0] ?? 'fair']
  return `M${month * STEP} ${HEIGHT - height}h${WIDTH}v${height}h-${WIDTH}z`
}

/** The year of a place in twelve bars; the text beside it says the same. */
export function SeasonStrip({ season, month }: SeasonStripProps) {
  const others = season.map((code, at) => (at === month ? '' : barOf(code, at))).join('')
  return (
    <svg className="season-strip" viewBox={`0 0 ${MONTH_COUNT * STEP} ${HEIGHT}`} aria-hidden="true">
      <path d={others} />
      {month !== null && <path className="season-now" d={barOf(season[month], month)} />}
    </svg>
  )
}
