import type { FactTable } from '#isomorphic/where/fact-table.ts'
import { MONTH_COUNT, SEASON_CODES } from '#isomorphic/where/fact-words.ts'
import type { IsLeftOut } from '#isomorphic/where/month-values.ts'
import { BUSY_FAME } from '#isomorphic/where/ranking-rules.ts'
import type { Wishes } from '#isomorphic/where/wishes.ts'

const BEST = SEASON_CODES.indexOf('best')

/**
 * The months that are too full for a traveller who wants quiet: the best months of a well-known place, which its editors
 * call busy in season. By the climate that is judged, so that dropping an interest excludes nothing; undefined where
 * quiet is not wished for.
 */
export function createFullMonths(
  { season, fame, size, facts }: Pick<FactTable, 'season' | 'fame' | 'size' | 'facts'>,
  { quiet }: Pick<Wishes, 'quiet'>,
): IsLeftOut | undefined {
  if (!quiet) return undefined
  return (climate, month) => {
    if (season[climate * MONTH_COUNT + month] !== BEST) return false
    const row = climate < size ? climate : (facts.otherRows[climate - size] ?? climate)
    return Math.max(fame[climate] ?? 0, fame[row] ?? 0) >= BUSY_FAME
  }
}
