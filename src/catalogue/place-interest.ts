import type { PlaceSummary } from './catalogue-types.ts'

/** Behind every place of Best in Travel. */
const WITHOUT_RANK = 500
const SMALLER_THAN_COUNTRY = 100

/** Orders places that match equally well, the lowest number first: Best in Travel, countries, all others. */
export function placeInterest({ rank, kind }: Pick<PlaceSummary, 'rank' | 'kind'>): number {
  return (rank ?? WITHOUT_RANK) + (kind === 'country' ? 0 : SMALLER_THAN_COUNTRY)
}
