import { localiseAddress } from '#client/kit/localise-address.ts'
import type { DevicePlaceFacts } from '#isomorphic/trips/notices/device-place-facts.ts'
import { placePathsOf } from '#isomorphic/trips/place-paths-of.ts'
import { placeFactsAddress } from '#isomorphic/trips/trip-api.ts'
import type { TripPlan } from '#isomorphic/trips/trip-plan.ts'

/** On a bad network the lines and maps are left out. */
const TIMEOUT_MS = 8000

export type KnownPlaceFacts = Readonly<Record<string, DevicePlaceFacts>>

/** Earlier versions of the site stored facts without maps, or with one, and closing days as English text alone. */
const isComplete = (facts: DevicePlaceFacts | undefined): boolean =>
  facts?.around !== undefined && facts.closings.every(({ weekdays }) => weekdays !== undefined)

/**
 * Loads what the guide says about the places of a trip and is not known yet.
 * @returns all that is known then; null when that is nothing more than before, also without a network
 */
export async function loadPlaceFacts(
  plan: TripPlan,
  known: KnownPlaceFacts,
): Promise<KnownPlaceFacts | null> {
  const missing = placePathsOf(plan).filter((path) => !isComplete(known[path]))
  const load = async (path: string): Promise<readonly [string, DevicePlaceFacts] | null> => {
    const response = await fetch(localiseAddress(placeFactsAddress(path)), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null)
    if (response?.ok !== true) return null
    const facts = (await response.json().catch(() => null)) as DevicePlaceFacts | null
    return facts === null ? null : [path, facts]
  }
  const loaded = (await Promise.all(missing.map(load))).filter((entry) => entry !== null)
  return loaded.length === 0 ? null : { ...known, ...Object.fromEntries(loaded) }
}
