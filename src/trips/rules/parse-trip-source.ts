/** What a trip begins with. */
export type TripSource = {
  /** Path of a guide; null for an empty trip. */
  readonly from: string | null
  /** Number of the guide's itinerary, from 1; null for the guide without one. */
  readonly itinerary: number | null
  /** A list of the account, or `ALL_SAVES`; null for none. */
  readonly list: string | null
}

/** Stands for all lists of the account. */
export const ALL_SAVES = 'all'

const FROM = /^\/destinations(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,3}$/
const LIST = /^(?:all|main|[0-9a-f]{16})$/
const ITINERARY = /^[1-9]$/

/** The guide and itinerary, or the list, of a query or a form; nulls where they cannot be read. */
export function parseTripSource(fields: Readonly<Record<string, unknown>>): TripSource {
  const { from, itinerary, list } = fields
  const isGuide = typeof from === 'string' && from.length <= 200 && FROM.test(from)
  const isNumber = typeof itinerary === 'string' && ITINERARY.test(itinerary)
  return {
    from: isGuide ? from : null,
    itinerary: isGuide && isNumber ? Number(itinerary) : null,
    list: typeof list === 'string' && LIST.test(list) ? list : null,
  }
}
