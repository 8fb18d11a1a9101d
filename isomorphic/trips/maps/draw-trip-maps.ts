import { drawOutlines, type OutlineMapSize } from '#isomorphic/maps/draw-outlines.ts'
import type { MapPoint } from '#isomorphic/maps/map-geometry.ts'
import type { Outlines } from '#isomorphic/maps/outlines.ts'
import { pathData } from '#isomorphic/maps/path-data.ts'
import type { DayView } from '#isomorphic/trips/plan-view.ts'
import { groundView } from './ground-view.ts'
import { projectOnGround, type TripGround } from './trip-ground.ts'
import type { TripMapData, TripMapLine, TripMaps } from './trip-map-data.ts'
import { type TripMapStop, tripMapStops } from './trip-map-stops.ts'
import { tripMarks } from './trip-marks.ts'

type MapSize = OutlineMapSize & {
  /** Height of the map where the one of the guide is not wide enough for the usual height. */
  readonly tallHeight: number
}

const TRIP_SIZE: MapSize = { width: 480, height: 340, tallHeight: 430, padding: 34 }
const DAY_SIZE: MapSize = { width: 400, height: 260, tallHeight: 350, padding: 30 }

/** What maps are drawn on. */
export type TripMapSources = {
  /** Coasts and borders of the world; null where they are not there, or not yet. */
  readonly outlines: Outlines | null
  /** Maps of guides of the trip by path, the closest first. */
  readonly guides: ReadonlyMap<string, readonly TripGround[]>
}

type Ground = Pick<TripMapData, 'coast' | 'ground' | 'width' | 'height'> & {
  readonly points: readonly MapPoint[]
}

const tenths = (value: number): number => Math.round(value * 10) / 10

/** A part of the map of a guide around stops; null where it does not have all of them. */
function partOfGround(guide: TripGround, stops: readonly TripMapStop[], size: MapSize): Ground | null {
  const onGuide = stops.map((stop) => projectOnGround(guide.fit, stop))
  for (const height of [size.height, size.tallHeight]) {
    const view = groundView(onGuide, guide, { ...size, height })
    if (view === null) continue
    const { scale, left, top } = view
    const transform = `matrix(${scale.toFixed(3)} 0 0 ${scale.toFixed(3)} ${tenths(left)} ${tenths(top)})`
    const points = onGuide.map(({ x, y }) => ({ x: tenths(x * scale + left), y: tenths(y * scale + top) }))
    return { coast: null, ground: { id: guide.id, transform }, width: size.width, height, points }
  }
  return null
}

/** The map of a guide that shows all stops: that of the smallest place, which shows the most. */
function guideGround(
  stops: readonly TripMapStop[],
  { guides }: TripMapSources,
  size: MapSize,
): Ground | null {
  const places = [...new Set(stops.flatMap(({ place }) => place ?? []))]
  const countries = places.map((place) => place.split('/').slice(0, 3).join('/'))
  const candidates = [...new Set([...places, ...countries])].sort(
    (one, other) => other.split('/').length - one.split('/').length,
  )
  for (const guide of candidates.flatMap((place) => guides.get(place) ?? [])) {
    const ground = partOfGround(guide, stops, size)
    if (ground !== null) return ground
  }
  return null
}

function outlineGround(outlines: Outlines, stops: readonly TripMapStop[], size: MapSize): Ground {
  const { points, ...coast } = drawOutlines(outlines, stops, size)
  const { width, height } = size
  return { coast, ground: null, width, height, points }
}

/** One line for each day, from the last stop of the day before. */
function linesOf(stops: readonly TripMapStop[], points: readonly MapPoint[]): readonly TripMapLine[] {
  const byDay = new Map<number, MapPoint[]>()
  for (const [index, { day }] of stops.entries()) {
    const before = points[index - 1]
    const line = byDay.get(day) ?? (before === undefined ? [] : [before])
    const point = points[index]
    byDay.set(day, point === undefined ? line : [...line, point])
  }
  return [...byDay]
    .filter(([, line]) => line.length > 1)
    .map(([day, line]) => ({ day, path: pathData([line], false) }))
}

/** @param start the last stop before those of a day @returns null without coasts, where no guide's map has all stops */
function drawMap(
  id: string,
  { start, stops }: { readonly start: TripMapStop | null; readonly stops: readonly TripMapStop[] },
  grounds: TripMapSources,
  size: MapSize,
): TripMapData | null {
  const all = start === null ? stops : [start, ...stops]
  const { outlines } = grounds
  const drawn =
    guideGround(all, grounds, size) ?? (outlines === null ? null : outlineGround(outlines, all, size))
  if (drawn === null) return null
  const { points, ...ground } = drawn
  const own = start === null ? points : points.slice(1)
  const { width, height } = ground
  return {
    id,
    ...ground,
    lines: linesOf(all, points).filter(({ day }) => stops.some((stop) => stop.day === day)),
    marks: tripMarks(stops, own, { width, height }),
    start: start === null ? null : (points[0] ?? null),
  }
}

/**
 * Draws the map of a trip and of each of its days, numbered as its list. A map is a part of the map of a guide where
 * that shows all of its stops, else it has the coasts of the world.
 */
export function drawTripMaps(views: readonly DayView[], grounds: TripMapSources): TripMaps {
  const stops = tripMapStops(views)
  if (stops.length === 0) return { trip: null, days: {}, groundIds: [], lacksCoasts: false }
  const drawn = views.flatMap(({ id, number }) => {
    const own = stops.filter(({ day }) => day === number)
    const [first] = own
    if (first === undefined) return []
    // A single stop says little without the way to it.
    const start = own.length === 1 ? (stops[stops.indexOf(first) - 1] ?? null) : null
    return [[id, drawMap(`map-${id}`, { start, stops: own }, grounds, DAY_SIZE)] as const]
  })
  const days = drawn.flatMap(([id, map]) => (map === null ? [] : [[id, map] as const]))
  const trip = drawMap('map-trip', { start: null, stops }, grounds, TRIP_SIZE)
  const maps = [trip, ...days.map(([, map]) => map)]
  return {
    trip,
    days: Object.fromEntries(days),
    groundIds: [...new Set(maps.flatMap((map) => map?.ground?.id ?? []))],
    lacksCoasts: trip === null || days.length < drawn.length,
  }
}
