import type { LocatorBase, MapMark } from '#src/catalogue/catalogue-types.ts'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import { fitFrame } from '#src/maps/drawing/ground-frame.ts'
import type { GeoPoint, LonLat, MapPoint } from '#src/maps/lines/map-geometry.ts'
import { readGround } from '#tools/compile/geography/ground-file.ts'
import { planOf } from '#tools/compile/geography/town-plans.ts'
import type { MarkRequest } from './mark-request.ts'
import { type MarkCandidate, placeLabels } from './place-labels.ts'

/** How far from the edge a number stands whose sight lies beyond it. */
const EDGE_MARGIN = 46

/** What a number of a phone's size takes on each side of its point; one that has less is pointed at from the edge. */
const NUMBER_MARGIN = 24

/** On a closer map the dot of a town, good to a kilometre, would stand in a wrong street. */
const MIN_WIDTH_WITH_TOWNS_KM = 12

/** Letters of the longest name of a sight that is written on the map. */
const MAX_TITLE_LENGTH = 26

type Labelled = GeoPoint & { readonly label: string }

export type GroundLabels = {
  readonly around: readonly GeoPoint[]
  /** The place itself, which distances are counted from. */
  readonly centre: GeoPoint
  readonly sights: readonly (GeoPoint & { readonly name?: string })[]
  /** Places with a page of their own. */
  readonly places: readonly Labelled[]
  /** On the map of a country. */
  readonly capital?: readonly MarkRequest[]
  /** Names that the ground does not hold. */
  readonly towns?: readonly MarkRequest[]
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10

/** The marks of a map on its own ground: numbers of sights first, then places with a page, countries, waters and towns. */
export function createGroundMarks(
  base: LocatorBase,
  { around, centre, sights, places, capital = [], towns = [] }: GroundLabels,
): readonly MapMark[] {
  const { projection, pixelsPerKm } = fitFrame(around)
  const hasTowns = base.width / pixelsPerKm >= MIN_WIDTH_WITH_TOWNS_KM
  const toPixel = (longitude: number, latitude: number): MapPoint => {
    const [x, y] = projection([longitude, latitude]) ?? [0, 0]
    return { x: round(x), y: round(y) }
  }
  const isWithin = ({ x, y }: MapPoint, room: number): boolean =>
    x >= room && y >= room && x <= base.width - room && y <= base.height - room
  const isShown = (at: MapPoint): boolean => isWithin(at, 0)
  const numbers = sights.flatMap((sight, index): readonly MarkCandidate[] => {
    const at = toPixel(sight.longitude, sight.latitude)
    const label = String(index + 1)
    if (isWithin(at, NUMBER_MARGIN)) return [{ ...at, label, role: 'sight' }]
    const edge = projectToEdge(at, base)
    const km = Math.round(distanceKm(centre, sight))
    return [
      { ...edge, label, role: 'sight' },
      { x: edge.x, y: edge.y, label: `${km} km`, role: 'name' },
    ]
  })
  const shownAt = (wishes: readonly MarkRequest[]): readonly MarkCandidate[] =>
    wishes.flatMap(({ longitude, latitude, label, role }) => {
      const at = toPixel(longitude, latitude)
      return isShown(at) ? [{ ...at, label, role }] : []
    })
  const named = shownAt([...capital, ...places.map((place): MarkRequest => ({ ...place, role: 'place' }))])
  const known = new Set(named.map(({ label }) => label))
  const plan = planOf(base.id)
  const left = new Set([...known, ...plan.unnamed])
  const names = [...plan.names, ...(readGround(base.id)?.names ?? [])].filter(
    ({ label, role }) => !left.has(label) && (hasTowns || role !== 'town'),
  )
  const labels = names.flatMap(({ label, role, at }): readonly MarkCandidate[] => {
    const [first, ...spots] = at
      .map(([longitude, latitude]: LonLat) => toPixel(longitude, latitude))
      .filter(isShown)
    return first === undefined ? [] : [{ ...first, label, role, positions: spots }]
  })
  // Last of all, where there is room: the numbers are in the list beside the map, the names save looking there.
  const titles = sights.flatMap(({ longitude, latitude, name = '' }, index): readonly MarkCandidate[] => {
    const at = toPixel(longitude, latitude)
    const isShort = name !== '' && name.length <= MAX_TITLE_LENGTH && !known.has(name)
    return isShort && isWithin(at, NUMBER_MARGIN)
      ? [{ ...at, label: name, role: 'name', of: String(index + 1) }]
      : []
  })
  const others = shownAt(towns.filter(({ label, role }) => hasTowns && role === 'town' && !known.has(label)))
  return placeLabels(base, [...numbers, ...named, ...labels, ...others, ...titles])
}

/** Where the line from the middle of the map to a point beyond it meets the edge, and its direction. */
function projectToEdge(
  { x, y }: MapPoint,
  { width, height }: LocatorBase,
): MapPoint & { readonly away: number } {
  const [dx, dy] = [x - width / 2, y - height / 2]
  const share = Math.min(
    (width / 2 - EDGE_MARGIN) / Math.abs(dx || 1),
    (height / 2 - EDGE_MARGIN) / Math.abs(dy || 1),
  )
  return {
    x: round(width / 2 + dx * share),
    y: round(height / 2 + dy * share),
    away: Math.round((Math.atan2(dy, dx) * 180) / Math.PI),
  }
}
