import type { GeoProjection } from 'd3-geo'
import { clipRing, frameSides } from '#isomorphic/maps/clip-ring.ts'
import type { GeoPoint, Line, MapPoint } from '#isomorphic/maps/map-geometry.ts'
import { pathData } from '#isomorphic/maps/path-data.ts'
import type { LocatorBase } from '#src/catalogue/map-types.ts'
import { clipLine } from '#src/maps/lines/clip-line.ts'
import { projectLines, projectShape } from '#src/maps/lines/project-shape.ts'
import { roundCorners } from '#src/maps/lines/round-corners.ts'
import { simplifyLine } from '#src/maps/lines/simplify-line.ts'
import { smoothShoreline } from '#src/maps/lines/smooth-shoreline.ts'
import type { CountryInset } from './draw-country-inset.ts'
import { drawGlobe } from './draw-globe.ts'
import { type DrawnMap, FRAME, pointProjector } from './draw-locator.ts'
import { drawPlan, type PlanFeature } from './draw-plan.ts'
import { emptyCorner } from './empty-corner.ts'
import type { Ground } from './ground.ts'
import type { GroundFrame } from './ground-frame.ts'
import type { LocatorInput } from './locator-input.ts'
import { LOCATOR_HEIGHT, LOCATOR_WIDTH } from './locator-projection.ts'
import { cornerScale } from './scale-bar.ts'

/** Land is drawn this far beyond the frame, so that its clipped edge is hidden. */
const BLEED = 30
/** Borders are accurate to about one kilometre: on a map of a town they would be on the wrong bank. */
const MIN_WIDTH_WITH_BORDERS_KM = 70
const BORDER_TOLERANCE = 0.6
/** Pixels of the narrowest river that is drawn with its width. */
const MIN_STREAM_WIDTH = 3.5

/** A river of a town: its centre line and its width. */
export type Stream = { readonly line: Line; readonly widthMetres: number }

export type GroundInput = {
  readonly id: string
  readonly label: string
  readonly frame: GroundFrame
  readonly ground: Pick<Ground, 'land' | 'rivers'>
  readonly source: LocatorBase['source']
  readonly streams: readonly Stream[]
  /** Features of the town sketched by hand. */
  readonly plan: readonly PlanFeature[]
  /** Land sketched by hand, in addition to that of the ground. */
  readonly sketchedLand: readonly Line[]
  /** Borders and disputed land of the region, and land of the world for the globe. */
  readonly around: Pick<LocatorInput, 'borders' | 'disputed' | 'globeLand'>
  readonly insetOf: CountryInset
  readonly keepClear: readonly GeoPoint[]
  /** For a town: whether its streets are drawn. */
  readonly town?: LocatorBase['town'] | undefined
  /** Whether the map shows a country: then the inset is the globe. */
  readonly isCountry: boolean
  /** Whether a ring of land belongs to the subject and is filled. */
  readonly isOwn: (ring: Line) => boolean
}

/** Draws the map of a region or a city on its ground, fitted to its sights (D8.6). */
export function drawGround({
  id,
  label,
  frame,
  ground,
  streams,
  plan,
  sketchedLand,
  around,
  insetOf,
  keepClear,
  source,
  town,
  isCountry,
  isOwn,
}: GroundInput): DrawnMap {
  const { projection, bounds, pixelsPerKm } = frame
  const toPixel = pixelOf(projection)
  const rings = [
    ...ground.land.map((ring) => ({ ring, pixels: smoothShoreline(ring.map(toPixel), pixelsPerKm) })),
    ...sketchedLand.map((ring) => ({ ring, pixels: roundCorners(ring.map(toPixel), true) })),
  ]
    .map(({ ring, pixels }) => ({ ring, pixels: clipRing(pixels, SIDES) }))
    .filter(({ pixels }) => pixels.length > 2)
  const land = rings.map(({ pixels }) => pixels)
  const subject = rings.filter(({ ring }) => isOwn(ring)).map(({ pixels }) => pixels)
  const project = pointProjector(projection)
  const marks = keepClear.flatMap((point) => project(point.latitude, point.longitude) ?? [])
  const isWide = LOCATOR_WIDTH / pixelsPerKm >= MIN_WIDTH_WITH_BORDERS_KM
  projection.clipExtent([
    [-BLEED, -BLEED],
    [LOCATOR_WIDTH + BLEED, LOCATOR_HEIGHT + BLEED],
  ])
  const borders = isWide ? projectLines(projection, around.borders) : []
  const disputed = isWide ? projectShape(projection, around.disputed) : []
  projection.clipExtent(null)
  const corners: readonly GeoPoint[] = [
    { longitude: bounds.west, latitude: bounds.north },
    { longitude: bounds.east, latitude: bounds.south },
  ]
  const middle = { longitude: (bounds.west + bounds.east) / 2, latitude: (bounds.north + bounds.south) / 2 }
  const inset = (isCountry ? null : insetOf(corners)) ?? drawGlobe(middle, around.globeLand, [])
  const layers = { subject, land, marks }
  const corner = emptyCorner(inset, FRAME, layers)
  const base: LocatorBase = {
    id,
    label,
    ...FRAME,
    graticule: '',
    land: pathData(land, true),
    lakes: '',
    rivers: pathData(
      ground.rivers.flatMap((line) => clipLine(line.map(toPixel), SIDES)),
      false,
    ),
    streams: streams.flatMap(({ line, widthMetres }) => {
      const width = Math.round(Math.max(MIN_STREAM_WIDTH, (widthMetres / 1000) * pixelsPerKm) * 10) / 10
      // A wide diagonal river extends beyond the frame until its entire end is out of view.
      const sides = frameSides(LOCATOR_WIDTH, LOCATOR_HEIGHT, BLEED + width)
      const path = pathData(clipLine(roundCorners(line.map(toPixel), false), sides), false)
      return path === '' ? [] : [{ path, width }]
    }),
    plan: drawPlan(plan, toPixel, SIDES),
    borders: pathData(
      borders.map((line) => simplifyLine(line, BORDER_TOLERANCE)).filter((line) => line.length > 1),
      false,
    ),
    disputed: pathData(disputed, true),
    subject: pathData(subject, true),
    ring: null,
    inset: { ...inset, corner },
    scale: cornerScale(projection, FRAME, layers, corner),
    ...(town !== undefined && { town, bounds: cornersOf(bounds) }),
    source,
  }
  return { base, project }
}

const pixelOf =
  (projection: GeoProjection) =>
  ([longitude, latitude]: readonly [number, number]): MapPoint => {
    const [x, y] = projection([longitude, latitude]) ?? [0, 0]
    return { x, y }
  }

/** Degrees with five decimals: about a metre. */
const cornersOf = ({
  west,
  south,
  east,
  north,
}: GroundFrame['bounds']): NonNullable<LocatorBase['bounds']> => {
  const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5
  return [rounded(west), rounded(south), rounded(east), rounded(north)]
}

const SIDES = frameSides(LOCATOR_WIDTH, LOCATOR_HEIGHT, BLEED)
