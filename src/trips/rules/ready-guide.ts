import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import type { GuideItinerary } from './parse-itineraries.ts'

/** A guide with its itineraries, to begin a trip with. */
export type ReadyGuide = { readonly place: PlaceSummary; readonly itineraries: readonly GuideItinerary[] }
