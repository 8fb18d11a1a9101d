import { pageLocale } from '#client/kit/page-locale.ts'
import { explainPlace } from '#isomorphic/where/explain-place.ts'
import { createFactTable } from '#isomorphic/where/fact-table.ts'
import { formatDrawback, formatReason } from '#isomorphic/where/format-reasons.ts'
import { limitFacts } from '#isomorphic/where/limit-facts.ts'
import { rankPlaces } from '#isomorphic/where/rank-places.ts'
import type { WhereFacts } from '#isomorphic/where/where-facts.ts'
import type { Wishes } from '#isomorphic/where/wishes.ts'

const DESTINATIONS = '/destinations/'

export type RankedGuide = {
  readonly name: string
  readonly path: string
  readonly reasons: readonly string[]
  readonly drawback: string | null
}

export type GuideRanking = {
  /** Best first. */
  readonly guides: readonly RankedGuide[]
  /** Guides that fit and are left out because of a warning. */
  readonly advisedCount: number
}

/**
 * Creates a ranking of the places on the device, by the rule of `/where` and with the scores that they have there.
 * @param paths pages on the device; what is no place of the guide is left out
 */
export function createGuideRanking(
  facts: WhereFacts,
  paths: readonly string[],
): { readonly size: number; readonly rank: (wishes: Wishes) => GuideRanking } {
  const ids = new Set(
    paths.flatMap((path) => (path.startsWith(DESTINATIONS) ? path.slice(DESTINATIONS.length) : [])),
  )
  const locale = pageLocale()
  const table = createFactTable(limitFacts(facts, ids))
  return {
    size: facts.id.filter((id) => ids.has(id)).length,
    rank(wishes) {
      const { results, more, advisedCount } = rankPlaces(table, wishes, null)
      const guides = [...results, ...more].map((row): RankedGuide => {
        const { reasons, drawback } = explainPlace(table, row, wishes, null)
        return {
          name: table.facts.name[row] ?? '',
          path: DESTINATIONS + (table.facts.id[row] ?? ''),
          reasons: reasons.map((reason) => formatReason(reason, locale)),
          drawback: drawback === null ? null : formatDrawback(drawback, locale),
        }
      })
      return { guides, advisedCount }
    },
  }
}
