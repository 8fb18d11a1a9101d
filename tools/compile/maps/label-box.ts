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

export function boxAround(x: number, y: number, radius: number): LabelBox {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }
}

/** The box of a label on one side of its dot. */
export function labelBox(x: number, y: number, label: string, side: Side, metrics: LabelMetrics): LabelBox {
  const width = labelWidth(label, metrics.typeSize)
  const half = metrics.lineHeight / 2
  if (side === 'right')
    return { left: x + metrics.gap, right: x + metrics.gap + width, top: y - half, bottom: y + half }
  if (side === 'left')
    return { left: x - metrics.gap - width, right: x - metrics.gap, top: y - half, bottom: y + half }
  const middle = side === 'top' ? y - metrics.gap - half : y + metrics.gap + half
  return { left: x - width / 2, right: x + width / 2, top: middle - half, bottom: middle + half }
}

/** The box of an area's name, around its centre. */
export function areaBox(
  x: number,
  y: number,
  label: string,
  role: 'land' | 'water',
  metrics: LabelMetrics,
): LabelBox {
  const width =
    role === 'land'
      ? labelWidth(label.toUpperCase(), metrics.typeSize * LAND_TYPE, LAND_TRACKING_EM)
      : labelWidth(label, metrics.typeSize * WATER_TYPE)
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
