import type { MapMark } from '#src/catalogue/catalogue-types.ts'
import { labelWidth } from './label-width.ts'

export type Side = MapMark['side']
export type LabelBox = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * Type size of an area's name relative to a place's (`locator-mark.css`): letterspaced capitals, or the narrower italic
 * of the serif.
 */
const LAND_TYPE = 0.9
const LAND_TRACKING_EM = 0.12
const WATER_TYPE = 0.95

/** Sizes of type and dots on the map, in its pixels. */
export type LabelMetrics = {
  readonly typeSize: number
  readonly lineHeight: number
  /** From the centre of the dot to the near edge of the label. */
  readonly gap: number
  readonly dotRadius: number
  /** Half the side of a numbered sight. */
  readonly sightRadius: number
  /** From the centre of a numbered sight to the near edge of a name beside it. */
  readonly sightGap: number
  /** Near edges at the smallest type of a layout for several sizes; by default those of its own size. */
  readonly minGap?: number
  readonly minSightGap?: number
}

export const DESKTOP_METRICS: LabelMetrics = {
  typeSize: 17,
  lineHeight: 19,
  gap: 10,
  dotRadius: 6,
  sightRadius: 12,
  sightGap: 15,
}

/** On a phone the map is shown at less than half its size, so type and dots are drawn twice as large. */
export const PHONE_METRICS: LabelMetrics = {
  typeSize: 28,
  lineHeight: 36,
  gap: 18,
  dotRadius: 10,
  sightRadius: 21,
  sightGap: 30,
}

/**
 * On a small phone the map is about 310 px wide: type of 13 px is drawn two and a half times as large. The same layout
 * is shown up to 600 px, with smaller type nearer to its marks.
 */
export const NARROW_METRICS: LabelMetrics = {
  typeSize: 34,
  lineHeight: 40,
  gap: 23,
  dotRadius: 13,
  sightRadius: 21.5,
  sightGap: 36,
  minGap: 12,
  minSightGap: 22,
}

/** Type size of the names in a plan of streets, relative to a place's (`locator-mark.css`). */
const PLAN_TYPE = 0.84
const PLAN_ROLES: ReadonlySet<MapMark['role']> = new Set([
  'street',
  'square',
  'bridge',
  'park',
  'stop',
  'view',
])

/** Metrics of a role: smaller for names of a plan of streets. */
export function metricsOf(role: MapMark['role'], metrics: LabelMetrics): LabelMetrics {
  if (!PLAN_ROLES.has(role)) return metrics
  const [typeSize, lineHeight] = [metrics.typeSize * PLAN_TYPE, metrics.lineHeight * PLAN_TYPE]
  const [gap, dotRadius] = role === 'bridge' ? [typeSize * 0.45, 0] : [typeSize * 0.86, typeSize * 0.62]
  const near = metrics.minGap === undefined ? {} : { minGap: role === 'bridge' ? 0 : metrics.minGap }
  return { ...metrics, typeSize, lineHeight, gap, dotRadius, ...near }
}

export function boxAround(x: number, y: number, radius: number): LabelBox {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }
}

/** The box of a label on one side of its dot. */
export function labelBox(x: number, y: number, label: string, side: Side, metrics: LabelMetrics): LabelBox {
  const width = labelWidth(label, metrics.typeSize)
  const half = metrics.lineHeight / 2
  const { gap, minGap = gap } = metrics
  if (side === 'right') return { left: x + minGap, right: x + gap + width, top: y - half, bottom: y + half }
  if (side === 'left') return { left: x - gap - width, right: x - minGap, top: y - half, bottom: y + half }
  const [left, right, far] = [x - width / 2, x + width / 2, gap + metrics.lineHeight]
  return side === 'top'
    ? { left, right, top: y - far, bottom: y - minGap }
    : { left, right, top: y + minGap, bottom: y + far }
}

/** The box of an area's name, around its centre. */
export function areaBox(
  x: number,
  y: number,
  label: string,
  role: MapMark['role'],
  metrics: LabelMetrics,
): LabelBox {
  const width =
    role === 'land'
      ? labelWidth(label.toUpperCase(), metrics.typeSize * LAND_TYPE, LAND_TRACKING_EM)
      : labelWidth(label, metrics.typeSize * (role === 'water' ? WATER_TYPE : 1))
  const half = width / 2
  return {
    left: x - half,
    right: x + half,
    top: y - metrics.lineHeight / 2,
    bottom: y + metrics.lineHeight / 2,
  }
}

export function overlaps(one: LabelBox, other: LabelBox): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

export function isInside(inner: LabelBox, frame: LabelBox): boolean {
  return (
    inner.left >= frame.left &&
    inner.right <= frame.right &&
    inner.top >= frame.top &&
    inner.bottom <= frame.bottom
  )
}
