import type { GeoBounds } from '#isomorphic/maps/geo-bounds.ts'
import type { GeoPoint, LonLat, MapPoint } from '#isomorphic/maps/map-geometry.ts'
import type { LocatorBase, MapMark } from '#src/catalogue/catalogue-types.ts'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import { fitFrame } from '#src/maps/drawing/ground-frame.ts'
import { readGround } from '#tools/compile/geography/ground-file.ts'
import { EMPTY_PLAN, planOf } from '#tools/compile/geography/town-plans.ts'
import { isNumber, type MarkCandidate } from './mark-candidate.ts'
import type { MarkRequest } from './mark-request.ts'
import { placeLabels } from './place-labels.ts'
import { placeTownLabels } from './place-town-labels.ts'
import { sightTitles } from './sight-titles.ts'
import { NO_TOWN_MARKS, type TownLabels, townMarks } from './town-marks.ts'

/** Distance from the edge of a number whose sight is beyond it. */
const EDGE_MARGIN = 46

/** Space that a number at a phone's size needs around its point; a sight with less is marked at the edge. */
const NUMBER_MARGIN = 24

/** On a more detailed map the dot of a town, accurate to a kilometre, would be in a wrong street. */
const MIN_WIDTH_WITH_TOWNS_KM = 12

type Labelled = GeoPoint & { readonly label: string }

export type GroundLabels = {
  readonly around: readonly GeoPoint[]
  /**
   * The point from which distances are measured: the capital of a country, whose middle may be in the sea; without, the
   * middle of the map, from which its arrows lead.
   */
  readonly centre?: GeoPoint
  readonly sights: readonly (GeoPoint & { readonly name?: string })[]
  /** Places with a page. */
  readonly places: readonly Labelled[]
  /** For the map of a country. */
  readonly capital?: readonly MarkRequest[]
  /** Names that the ground lacks. */
  readonly towns?: readonly MarkRequest[]
  /** For the map of a town. */
  readonly town?: TownLabels
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10

/**
 * The marks of a map on its own ground: numbers of sights first, then places with a page, countries, waters and towns.
 */
export function createGroundMarks(
  base: LocatorBase,
  { around, centre: from, sights, places, capital = [], towns = [], town }: GroundLabels,
): readonly MapMark[] {
  const frame = fitFrame(around)
  const centre = from ?? middleOf(frame.bounds)
  const { projection, pixelsPerKm } = frame
  const hasTowns = base.width / pixelsPerKm >= MIN_WIDTH_WITH_TOWNS_KM
  const toPixel = (longitude: number, latitude: number): MapPoint => {
    const [x, y] = projection([longitude, latitude]) ?? [0, 0]
    return { x: round(x), y: round(y) }
  }
  const isWithin = ({ x, y }: MapPoint, margin: number): boolean =>
    x >= margin && y >= margin && x <= base.width - margin && y <= base.height - margin
  const isShown = (at: MapPoint): boolean => isWithin(at, 0)
  const atSights = sights.flatMap((sight, index): readonly MarkCandidate[] => {
    const at = toPixel(sight.longitude, sight.latitude)
    const label = String(index + 1)
    if (isWithin(at, NUMBER_MARGIN)) return [{ ...at, label, role: 'sight' }]
    const edge = projectToEdge(at, base)
    const distance = `${Math.max(1, Math.round(distanceKm(centre, sight)))} km`
    const name = town === undefined || sight.name === undefined ? null : `${sight.name}, ${distance}`
    return [
      { ...edge, label, role: 'sight', distance },
      {
        x: edge.x,
        y: edge.y,
        role: 'name',
        of: label,
        ...(name === null ? { label: distance } : { label: name, shorter: distance }),
      },
    ]
  })
  const numbers = atSights.filter(isNumber)
  const distances = atSights.filter((wish) => !isNumber(wish))
  const shownAt = (wishes: readonly MarkRequest[]): readonly MarkCandidate[] =>
    wishes.flatMap(({ longitude, latitude, label, role }) => {
      const at = toPixel(longitude, latitude)
      return isShown(at) ? [{ ...at, label, role }] : []
    })
  const named = shownAt([...capital, ...places.map((place): MarkRequest => ({ ...place, role: 'place' }))])
  const known = new Set(named.map(({ label }) => label))
  const plan = base.town === 'streets' ? EMPTY_PLAN : planOf(base.id)
  // A sea named by the ground would be in the harbour: a plan of streets names its own waters.
  const ofGround = base.town === 'streets' ? [] : (readGround(base.id)?.names ?? [])
  const inTown = town === undefined ? NO_TOWN_MARKS : townMarks(town, base, frame)
  const left = new Set([...known, ...planOf(base.id).unnamed, ...inTown.names])
  const names = [...plan.names, ...ofGround].filter(
    ({ label, role }) => !left.has(label) && (hasTowns || role !== 'town'),
  )
  const labels = names.flatMap(({ label, role, at }): readonly MarkCandidate[] => {
    const [first, ...spots] = at
      .map(([longitude, latitude]: LonLat) => toPixel(longitude, latitude))
      .filter(isShown)
    return first === undefined ? [] : [{ ...first, label, role, positions: spots }]
  })
  const pixelOf = ({ longitude, latitude }: GeoPoint): MapPoint | null => {
    const at = toPixel(longitude, latitude)
    return isWithin(at, NUMBER_MARGIN) ? at : null
  }
  const titles = sightTitles(sights, pixelOf)
  const others = shownAt(towns.filter(({ label, role }) => hasTowns && role === 'town' && !known.has(label)))
  if (town === undefined) return placeLabels(base, [...atSights, ...named, ...labels, ...others, ...titles])
  const { first, streets, second, last } = inTown
  const rest = [...second, ...named, ...labels, ...last, ...others]
  return placeTownLabels(base, [...numbers, ...first, ...streets, ...distances, ...titles, ...rest])
}

function middleOf({ west, south, east, north }: GeoBounds): GeoPoint {
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 }
}

/** The intersection of the edge with the line from the centre to a point beyond, and its direction. */
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
