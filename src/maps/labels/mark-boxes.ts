import type { LocatorBase, MapMark } from '#src/catalogue/map-types.ts'
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
} from './label-box.ts'

/** What determines the boxes of a mark. */
type MarkShape = Pick<MapMark, 'x' | 'y' | 'label' | 'role' | 'away' | 'local'>

/** Whether a name stands at the middle of what it names, without a dot. */
export const isCentredName = ({ role }: Pick<MapMark, 'role'>): boolean =>
  role === 'water' || role === 'land' || role === 'square' || role === 'park'

/** Pixels around the controls. */
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
export const labelTextOf = ({ label, local }: Pick<MarkShape, 'label' | 'local'>): string =>
  local === undefined ? label : `${label} ${local.text}`

/** The box of the dot, the symbol or the number of a mark. */
export function dotBox({ x, y, role }: MarkShape, metrics: LabelMetrics): LabelBox {
  const { sightRadius, dotRadius } = metricsOf(role, metrics)
  return boxAround(x, y, role === 'sight' ? sightRadius : dotRadius)
}

/** The box of the arrow to a sight outside the map. */
function arrowBoxes({ x, y, away }: MarkShape, { sightRadius }: LabelMetrics): readonly LabelBox[] {
  if (away === undefined) return []
  const turn = (away * Math.PI) / 180
  const reach = sightRadius + ARROW
  return [boxAround(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach, ARROW)]
}

/** Metrics of a name beside a number. */
function nameMetrics({ minGap: _, minSightGap, ...metrics }: LabelMetrics): LabelMetrics {
  return { ...metrics, gap: metrics.sightGap, ...(minSightGap !== undefined && { minGap: minSightGap }) }
}

/** A number is in its square; a name is beside its dot, or beside the number on it. */
export function boxesOf(wish: MarkShape, side: Side, metrics: LabelMetrics): readonly LabelBox[] {
  const { x, y, role } = wish
  const [text, sizes] = [labelTextOf(wish), metricsOf(role, metrics)]
  if (role === 'sight') return [dotBox(wish, metrics), ...arrowBoxes(wish, metrics)]
  if (isCentredName(wish)) return [areaBox(x, y, text, role, sizes)]
  if (role === 'name') return [labelBox(x, y, text, side, nameMetrics(metrics))]
  if (role === 'bridge') return [labelBox(x, y, text, side, sizes)]
  return [dotBox(wish, metrics), labelBox(x, y, text, side, sizes)]
}
