import { clipRing, type FrameSide } from '#isomorphic/maps/clip-ring.ts'
import type { Line, LonLat, MapPoint, PixelLine } from '#isomorphic/maps/map-geometry.ts'
import { pathData } from '#isomorphic/maps/path-data.ts'
import type { PlanKind, PlanPart } from '#src/catalogue/map-types.ts'
import { clipLine } from '#src/maps/lines/clip-line.ts'
import { roundCorners } from '#src/maps/lines/round-corners.ts'

/** A feature of a town plan, in degrees; rings are open. */
export type PlanFeature = {
  readonly kind: PlanKind
  readonly lines: readonly Line[]
  /** Whether the feature is natural and so has no corners. */
  readonly isNatural: boolean
}

/** Drawing order: later kinds are drawn over earlier ones. */
const DRAWING_ORDER: readonly PlanKind[] = [
  'quarter',
  'green',
  'hill',
  'water',
  'dry',
  'river',
  'isle',
  'rail',
  'street',
  'bridge',
  'road',
  'square',
  'wall',
]
const AREAS: ReadonlySet<PlanKind> = new Set<PlanKind>([
  'quarter',
  'green',
  'hill',
  'water',
  'isle',
  'square',
])
/** Degrees: all corners are rounded. */
const MAX_TURN = 180

function drawFeature(
  { kind, lines, isNatural }: PlanFeature,
  toPixel: (point: LonLat) => MapPoint,
  sides: readonly FrameSide[],
): readonly PixelLine[] {
  const isArea = AREAS.has(kind)
  const drawn = lines
    .map((line) => line.map(toPixel))
    .map((line) => (isNatural ? roundCorners(line, isArea, MAX_TURN) : line))
  return isArea
    ? drawn.map((ring) => clipRing(ring, sides)).filter((ring) => ring.length > 2)
    : drawn.flatMap((line) => clipLine(line, sides))
}

/** Draws the town plan over its ground: one path for each kind that is visible in the frame. */
export function drawPlan(
  features: readonly PlanFeature[],
  toPixel: (point: LonLat) => MapPoint,
  sides: readonly FrameSide[],
): readonly PlanPart[] {
  return DRAWING_ORDER.flatMap((kind) => {
    const lines = features.filter((feature) => feature.kind === kind)
    const path = pathData(
      lines.flatMap((feature) => drawFeature(feature, toPixel, sides)),
      AREAS.has(kind),
    )
    return path === '' ? [] : [{ kind, path }]
  })
}
