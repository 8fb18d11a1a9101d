import { PAGE_FACTS_API } from '#isomorphic/saves/saves-api.ts'
import { MAX_LIST_ITEMS } from '#isomorphic/saves/saves-names.ts'
import type { TripPlan } from '#isomorphic/trips/trip-plan.ts'

const TIMEOUT_MS = 4000

/** What the site says of pages, of which only this is read here. */
type PageFacts = { readonly pages: Readonly<Record<string, { readonly timeZone?: string | null }>> }

/**
 * Asks the site for the time zones of the guide pages of a trip, by path. Empty without a network: the times of a
 * calendar are floating then, which is the local time wherever it is read.
 */
export async function readTimeZones({ days }: TripPlan): Promise<ReadonlyMap<string, string>> {
  const paths = days.flatMap(({ stops }) => stops.map(({ path }) => path?.split('#')[0] ?? ''))
  const places = [...new Set(paths)].filter((path) => path !== '').slice(0, MAX_LIST_ITEMS)
  if (places.length === 0) return new Map()
  try {
    const response = await fetch(PAGE_FACTS_API, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ paths: places }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) return new Map()
    const { pages } = (await response.json()) as PageFacts
    return new Map(
      Object.entries(pages).flatMap(([path, { timeZone }]) => (timeZone == null ? [] : [[path, timeZone]])),
    )
  } catch {
    return new Map()
  }
}
