import type { PixelLine } from '#isomorphic/maps/map-geometry.ts'
import { isInside, type LabelBox, overlaps } from '#src/maps/labels/label-box.ts'
import { labelWidth } from '#src/maps/labels/label-width.ts'
import { type LineLabel, placeAlong } from '#src/maps/labels/line-label.ts'
import type { NamedStreet } from './read-streets.ts'
import type { StreetClass } from './street-class.ts'
import { MAP_SIZE } from './tile-grid.ts'

export type StreetLabel = {
  readonly name: string
  readonly baseline: PixelLine
  /** Whether the street is a main one, whose name is larger. */
  readonly isMain: boolean
}

/**
 * Sizes of names in pixels of the map, of main streets and of others. A phone shows the map at two fifths of its size:
 * there the names of main streets can be read.
 */
export const [MAIN_TYPE_PX, SIDE_TYPE_PX] = [22, 15] as const
const LINE_HEIGHT_EM = 1.12

const MAX_LABELS = 60
const MAX_NAME_LENGTH = 40
const FRAME: LabelBox = { left: 4, top: 4, right: MAP_SIZE.width - 4, bottom: MAP_SIZE.height - 4 }
const RANK: Readonly<Partial<Record<StreetClass, number>>> = { major: 3, middle: 2, minor: 1 }

const lengthOf = (line: PixelLine): number =>
  line
    .slice(1)
    .reduce(
      (sum, to, index) => sum + Math.hypot(to.x - (line[index]?.x ?? to.x), to.y - (line[index]?.y ?? to.y)),
      0,
    )

/** The longest piece of each street, the main streets first. */
function mainPieces(streets: readonly NamedStreet[]): readonly NamedStreet[] {
  const best = new Map<string, { readonly street: NamedStreet; readonly length: number }>()
  for (const street of streets) {
    if (RANK[street.kind] === undefined || street.name.length > MAX_NAME_LENGTH) continue
    const length = lengthOf(street.line)
    const other = best.get(street.name)
    if (other === undefined || other.length < length) best.set(street.name, { street, length })
  }
  return [...best.values()]
    .toSorted(
      (one, other) =>
        (RANK[other.street.kind] ?? 0) - (RANK[one.street.kind] ?? 0) || other.length - one.length,
    )
    .map(({ street }) => street)
}

/**
 * Names along the streets of a map, where none covers another or a mark of the page.
 * @param taken boxes of the marks that the page draws above
 */
export function placeStreetLabels(
  streets: readonly NamedStreet[],
  taken: readonly LabelBox[],
): readonly StreetLabel[] {
  const covered: LabelBox[] = [...taken]
  const labels: StreetLabel[] = []
  for (const { name, line, kind } of mainPieces(streets)) {
    if (labels.length >= MAX_LABELS) break
    const isMain = kind === 'major'
    const typeSize = isMain ? MAIN_TYPE_PX : SIDE_TYPE_PX
    const found: LineLabel | null = placeAlong(
      line,
      { length: labelWidth(name, typeSize), height: typeSize * LINE_HEIGHT_EM },
      (boxes) => boxes.every((box) => isInside(box, FRAME) && !covered.some((other) => overlaps(box, other))),
    )
    if (found === null) continue
    labels.push({ name, baseline: found.baseline, isMain })
    covered.push(...found.boxes)
  }
  return labels
}
