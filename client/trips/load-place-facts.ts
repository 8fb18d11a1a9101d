import type { DatedPlaceFacts } from '#isomorphic/trips/notices/dated-place-facts.ts'
import { placePathsOf } from '#isomorphic/trips/place-paths-of.ts'
import { placeFactsAddress } from '#isomorphic/trips/trip-api.ts'
import type { TripPlan } from '#isomorphic/trips/trip-plan.ts'

export type KnownPlaceFacts = Readonly<Record<string, DatedPlaceFacts>>

/**
 * Loads what the guide says about the places of a trip and is not known yet.
 * @returns all that is known then; null when that is nothing more than before, also without a network
 */
export async function loadPlaceFacts(
  plan: TripPlan,
  known: KnownPlaceFacts,
): Promise<KnownPlaceFacts | null> {
  const missing = placePathsOf(plan).filter((path) => !Object.hasOwn(known, path))
  const load = async (path: string): Promise<readonly [string, DatedPlaceFacts] | null> => {
    const response = await fetch(placeFactsAddress(path)).catch(() => null)
    return response?.ok === true ? [path, (await response.json()) as DatedPlaceFacts] : null
  }
  const loaded = (await Promise.all(missing.map(load))).filter((entry) => entry !== null)
  return loaded.length === 0 ? null : { ...known, ...Object.fromEntries(loaded) }
}
