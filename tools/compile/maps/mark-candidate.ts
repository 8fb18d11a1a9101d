import type { LocatorBase, MapMark } from '#src/catalogue/catalogue-types.ts'
import { cornerBox } from '#src/maps/drawing/empty-corner.ts'
import { SCALE_SIZE } from '#src/maps/drawing/scale-bar.ts'
import {
  areaBox,
  boxAround,
  type LabelBox,
  type LabelMetrics,
  labelBox,
  metricsOf,
  type Side,
} from '#src/maps/labels/label-box.ts'
import type { MapPoint, PixelLine } from '#src/maps/lines/map-geometry.ts'

/** A requested mark in pixels of the map; earlier ones in a list take precedence. */
export type MarkCandidate = Pick<
  MapMark,
  'x' | 'y' | 'label' | 'role' | 'anchor' | 'away' | 'local' | 'sign'
> & {
  /** Further positions for the name of an area, the best first. */
  readonly positions?: readonly MapPoint[]
  /** The number that a name belongs to: it is placed beside it, wherever the number has moved. */
  readonly of?: string
  /** The line that the name follows. */
  readonly line?: PixelLine
  /** A shorter label, used where the full one has no space. */
  readonly shorter?: string
}

export const isArea = ({ role }: MarkCandidate): boolean => role === 'water' || role === 'land'
export const isNumber = ({ role }: MarkCandidate): boolean => role === 'sight'
export const isDistance = ({ role, label }: MarkCandidate): boolean => role === 'name' && / km$/.test(label)

/** Whether a name stands at the middle of what it names, without a dot. */
const isCentred = ({ role }: MarkCandidate): boolean =>
  role === 'water' || role === 'land' || role === 'square' || role === 'park'

/** The subject of the page, and numbers, which the list beside the map refers to. */
export const isRequired = (wish: MarkCandidate): boolean => wish.role === 'here' || isNumber(wish)

const CONTROLS_MARGIN = 4
/** Half the size of an arrow. */
const ARROW = 7

/** Boxes in the corners of the map: the inset and the scale. */
export function mapControls(base: LocatorBase): readonly LabelBox[] {
  const boxes = [cornerBox(base.inset.corner, base.inset, base)]
  if (base.scale !== null) boxes.push(cornerBox(base.scale.corner, SCALE_SIZE, base))
  return boxes.map(({ left, top, right, bottom }) => ({
    left: left - CONTROLS_MARGIN,
    top: top - CONTROLS_MARGIN,
    right: right + CONTROLS_MARGIN,
    bottom: bottom + CONTROLS_MARGIN,
  }))
}

/** The text of a label, with the name in the local script. */
export const labelTextOf = ({ label, local }: Pick<MarkCandidate, 'label' | 'local'>): string =>
  local === undefined ? label : `${label} ${local.text}`

/** The box of the dot, the symbol or the number of a mark. */
export function dotBox({ x, y, role }: MarkCandidate, metrics: LabelMetrics): LabelBox {
  const { sightRadius, dotRadius } = metricsOf(role, metrics)
  return boxAround(x, y, role === 'sight' ? sightRadius : dotRadius)
}

/** The box of the arrow to a sight outside the map. */
function arrowBoxes({ x, y, away }: MarkCandidate, { sightRadius }: LabelMetrics): readonly LabelBox[] {
  if (away === undefined) return []
  const turn = (away * Math.PI) / 180
  const reach = sightRadius + ARROW
  return [boxAround(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach, ARROW)]
}

/** Whether a mark has a dot or a symbol that no other label may cover. */
export const hasDot = (wish: MarkCandidate): boolean =>
  !isCentred(wish) && wish.line === undefined && wish.role !== 'bridge' && wish.role !== 'name'

/** Metrics of a name beside a number. */
function nameMetrics({ minGap: _, minSightGap, ...metrics }: LabelMetrics): LabelMetrics {
  return { ...metrics, gap: metrics.sightGap, ...(minSightGap !== undefined && { minGap: minSightGap }) }
}

/** A number is in its square; a name is beside its dot, or beside the number on it. */
export function boxesOf(wish: MarkCandidate, side: Side, metrics: LabelMetrics): readonly LabelBox[] {
  const { x, y, role } = wish
  const [text, sizes] = [labelTextOf(wish), metricsOf(role, metrics)]
  if (role === 'sight') return [dotBox(wish, metrics), ...arrowBoxes(wish, metrics)]
  if (isCentred(wish)) return [areaBox(x, y, text, role, sizes)]
  if (role === 'name') return [labelBox(x, y, text, side, nameMetrics(metrics))]
  if (role === 'bridge') return [labelBox(x, y, text, side, sizes)]
  return [dotBox(wish, metrics), labelBox(x, y, text, side, sizes)]
}
