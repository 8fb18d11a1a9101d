import { KM_PER_DEGREE, type Line, type LonLat } from '#isomorphic/maps/map-geometry.ts'
import type { PlanKind } from '#src/catalogue/map-types.ts'
import type { PlanFeature } from '#src/maps/drawing/draw-plan.ts'
import type { GroundName } from '#src/maps/drawing/ground.ts'

/** Points in the source file: latitude first, as in an atlas. */
type SourcePoint = readonly (readonly [latitude: number, longitude: number])[]

/** A feature of a plan in its source file. */
export type DrawnFeature = {
  readonly kind: PlanKind
  readonly lines?: readonly SourcePoint[]
  /** A hill or a pond as an oval: centre, half of its length and of its breadth in metres, bearing of the length. */
  readonly oval?: readonly [
    latitude: number,
    longitude: number,
    length: number,
    breadth: number,
    bearing: number,
  ]
  /** Whether the feature is natural and drawn without corners. */
  readonly soft?: true
  /** Label on the map; omitted for features without label. */
  readonly name?: string
  /** Candidate positions of the label, the best first; by default the centre of an area or the points of a line. */
  readonly at?: SourcePoint
}

const OVAL_POINTS = 12
const METRES = 1000
const WATERS: ReadonlySet<PlanKind> = new Set<PlanKind>(['water', 'river', 'dry'])
const LINES: ReadonlySet<PlanKind> = new Set<PlanKind>(['dry', 'river', 'rail', 'road', 'wall'])

export const toLine = (written: SourcePoint): Line =>
  written.map(([latitude, longitude]) => [longitude, latitude])

function ovalRing([latitude, longitude, length, breadth, bearing]: NonNullable<DrawnFeature['oval']>): Line {
  const turn = (bearing * Math.PI) / 180
  const shrink = Math.cos((latitude * Math.PI) / 180)
  return Array.from({ length: OVAL_POINTS }, (_, index): LonLat => {
    const angle = (2 * Math.PI * index) / OVAL_POINTS
    const [along, across] = [length * Math.cos(angle), breadth * Math.sin(angle)]
    const [north, east] = [
      along * Math.cos(turn) - across * Math.sin(turn),
      along * Math.sin(turn) + across * Math.cos(turn),
    ]
    return [longitude + east / METRES / KM_PER_DEGREE / shrink, latitude + north / METRES / KM_PER_DEGREE]
  })
}

/** Converts a source feature to its drawn form. */
export function toPlanFeature({ kind, lines = [], oval, soft }: DrawnFeature): PlanFeature {
  const drawn = lines.map(toLine)
  return {
    kind,
    lines: oval === undefined ? drawn : [...drawn, ovalRing(oval)],
    isNatural: soft === true || kind === 'hill' || oval !== undefined,
  }
}

function middleOf(line: Line): LonLat {
  const sum = (axis: 0 | 1): number => line.reduce((total, point) => total + point[axis], 0)
  return [sum(0) / line.length, sum(1) / line.length]
}

/** The label of a source feature, if it has a name. */
export function toPlanName(drawn: DrawnFeature): readonly GroundName[] {
  const { kind, name, at } = drawn
  if (name === undefined) return []
  const { lines } = toPlanFeature(drawn)
  const found = LINES.has(kind) ? lines.flat() : lines.map(middleOf)
  return [
    { label: name, role: WATERS.has(kind) ? 'water' : 'land', at: at === undefined ? found : toLine(at) },
  ]
}
