import type { OutlineMap } from '#isomorphic/maps/draw-outlines.ts'
import type { MapPoint } from '#isomorphic/maps/map-geometry.ts'

/** A number on a map: one stop, or stops of one day that follow each other at the same spot, such as `1–4`. */
export type TripMapMark = MapPoint & {
  readonly label: string
  /** Number of its day, which chooses colour and dashes. */
  readonly day: number
  /** The true position of a mark that was moved to avoid a collision. */
  readonly anchor?: MapPoint
}

/** Straight lines through the stops of a day, from the last stop before it. */
export type TripMapLine = { readonly day: number; readonly path: string }

/** A map of a trip or of one of its days, in pixels. */
export type TripMapData = {
  readonly id: string
  readonly width: number
  readonly height: number
  /** Coasts and borders; null for a map above the ground of a guide. */
  readonly coast: Omit<OutlineMap, 'points'> | null
  /** The map of a guide that this one shows a part of. */
  readonly ground: { readonly id: string; readonly transform: string } | null
  readonly lines: readonly TripMapLine[]
  readonly marks: readonly TripMapMark[]
  /** Where the day begins; null where that is one of its stops, or not known. */
  readonly start: MapPoint | null
}

/** The maps of a trip. */
export type TripMaps = {
  /** Null for a trip without positions, and for one that lacks coasts. */
  readonly trip: TripMapData | null
  /** By the ID of the day; days without positions are missing. */
  readonly days: Readonly<Record<string, TripMapData>>
  /** The maps of guides that the maps above show parts of, each once. */
  readonly groundIds: readonly string[]
  /** Whether a map is missing because no guide's map has all of its stops, and there are no coasts. */
  readonly lacksCoasts: boolean
}
