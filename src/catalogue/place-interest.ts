import type { PlaceSummary } from './catalogue-types.ts'

/** Greater than every rank of Best in Travel. */
const UNRANKED_OFFSET = 500
const NON_COUNTRY_OFFSET = 100

/** Sort key of places that match equally well, ascending: Best in Travel, countries, all others. */
export function placeInterest({ rank, kind }: Pick<PlaceSummary, 'rank' | 'kind'>): number {
  return (rank ?? UNRANKED_OFFSET) + (kind === 'country' ? 0 : NON_COUNTRY_OFFSET)
}
