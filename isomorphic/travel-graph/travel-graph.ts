import type { Position } from './position.ts'

/** How one travels a leg; the order is that of the compiled file. */
export const TRAVEL_MODES = ['train', 'road', 'bus', 'boat', 'air', 'foot', 'cycle'] as const
export type TravelMode = (typeof TRAVEL_MODES)[number]

/** `stated`: the editors wrote every hour of it. `estimate`: at least one leg is computed from its distance. */
export type HoursGrade = 'stated' | 'estimate'

/** Hours from door to door of a journey without a flight, with the waits between its legs. */
export type OverlandHours = {
  readonly minHours: number
  readonly maxHours: number
  /** How often one changes from one vehicle to another; driving on is no change. */
  readonly changes: number
  /** In the order of the journey, each run of one mode once. */
  readonly modes: readonly TravelMode[]
  readonly grade: HoursGrade
  /** Months in which every leg runs, one bit each, bit 0 for January. */
  readonly months: number
}

/** One end of a leg: a place of the guide, or a point with a name. */
export type TravelEnd = {
  /** Path below `/destinations/`; null for a point without a page. */
  readonly place: string | null
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

export type TravelLeg = {
  readonly from: TravelEnd
  readonly to: TravelEnd
  readonly mode: TravelMode
  readonly minHours: number
  readonly maxHours: number
  readonly grade: HoursGrade
  /** Months of the year, from 1, in which it runs; null for all or where the guide does not say. */
  readonly months: readonly number[] | null
  readonly crossesBorder: boolean
}

/** What can be reached without flying. */
export type OverlandReach = {
  readonly hours: ReadonlyMap<string, OverlandHours>
  /** Places in the start and around it, which have no hours. */
  readonly around: readonly string[]
}

/** Month of a journey, 0 for January; null for any: then every leg counts that runs in some month. */
export type JourneyMonth = number | null

/**
 * Answers of the travel graph. Places are named by their paths below `/destinations/`; of an unknown place nothing is
 * known. Every leg is taken to run both ways. Only `legsFrom` knows flights. Between a place and the region or the country
 * around it there are no hours, and a journey far around a border or a sea is none (`isDetour`).
 */
export type TravelGraph = {
  /** Hours of the shortest journey without flying; null when there is none. */
  readonly hoursOverland: (from: string, to: string, month?: JourneyMonth) => OverlandHours | null
  /** What can be reached without flying; from a position, from the nearest end up to 60 km away. */
  readonly reachFrom: (from: string | Position, month?: JourneyMonth) => OverlandReach
  /** Every place that can be reached without flying, with its hours; the place itself is not among them. */
  readonly reachableWithoutFlying: (from: string, month?: JourneyMonth) => ReadonlyMap<string, OverlandHours>
  /** The legs of the shortest journey without flying; null when there is none, empty for the place itself. */
  readonly pathBetween: (from: string, to: string, month?: JourneyMonth) => readonly TravelLeg[] | null
  /** Every leg that the guide states from a place, flights as well; no estimates. */
  readonly legsFrom: (place: string) => readonly TravelLeg[]
  /** Whether one of two places lies in the other: a city in its region, both in their country. */
  readonly areNested: (one: string, other: string) => boolean
  /** Number of the mass of land that a place is on, the largest first; null for an unknown place. */
  readonly landmassOf: (place: string) => number | null
  /** The place at the end that is nearest to a position; null where that has no page, or is more than 60 km away. */
  readonly placeAt: (at: Position) => string | null
}
