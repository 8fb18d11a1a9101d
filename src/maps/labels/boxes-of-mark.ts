import type { PixelLine } from '#isomorphic/maps/map-geometry.ts'
import type { MapMark } from '#src/catalogue/map-types.ts'
import { parsePathData } from '#src/maps/lines/parse-path-data.ts'
import { type LabelBox, type LabelMetrics, metricsOf } from './label-box.ts'
import { labelWidth } from './label-width.ts'
import { boxesAlong, resample, STEP } from './line-label.ts'
import { boxesOf, labelTextOf } from './mark-boxes.ts'

/** Boxes that a placed mark occupies, with its label. */
export function boxesOfMark(mark: MapMark, metrics: LabelMetrics): readonly LabelBox[] {
  // The arrow of a number at the edge is over the corner of the inset in places.
  if (mark.path === undefined)
    return boxesOf(mark, mark.side, metrics).slice(0, mark.role === 'sight' ? 1 : 2)
  const { typeSize, lineHeight } = metricsOf(mark.role, metrics)
  const length = labelWidth(labelTextOf(mark), typeSize)
  const [line = []] = parsePathData(mark.path)
  return boxesAlong(middlePart(line, length), lineHeight * 0.9)
}

/** Points of the middle part of a line, where its name is. */
function middlePart(line: PixelLine, length: number): PixelLine {
  const points = resample(line)
  const count = Math.round(length / STEP)
  const start = Math.max(0, Math.round((points.length - count) / 2))
  return points.slice(start, start + count + 1)
}
