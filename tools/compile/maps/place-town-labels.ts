import { pathData } from '#isomorphic/maps/path-data.ts'
import type { LocatorBase, MapMark } from '#src/catalogue/catalogue-types.ts'
import { DESKTOP_METRICS, NARROW_METRICS } from '#src/maps/labels/label-box.ts'
import { simplifyLine } from '#src/maps/lines/simplify-line.ts'
import type { MarkCandidate } from './mark-candidate.ts'
import { phoneOrder } from './phone-order.ts'
import { type Placed, placeCandidates } from './place-candidates.ts'
import { withSeparatedNumbers } from './place-labels.ts'

/** Pixels by which a baseline may be simplified. */
const TOLERANCE = 0.8
const round = (pixels: number): number => Math.round(pixels * 10) / 10

function toMark({ wish, side, baseline }: Placed): Omit<MapMark, 'isMinor'> {
  const { positions: _, of: __, shorter: ___, line: ____, ...mark } = wish
  const at = { x: round(mark.x), y: round(mark.y) }
  if (baseline === undefined) return { ...mark, ...at, side }
  return { ...mark, ...at, side, path: pathData([simplifyLine(baseline, TOLERANCE)], false) }
}

const keyOf = ({ role, label, x, y, side, path }: Omit<MapMark, 'isMinor'>): string =>
  [role, label, x, y, role === 'sight' ? '' : side, path].join('|')

/** On a phone the key below the map has the names of sights beyond its edge, whose space streets need. */
const withoutDistantName = (wish: MarkCandidate): MarkCandidate => {
  const { shorter, ...others } = wish
  return wish.role === 'name' && shorter !== undefined ? { ...others, label: shorter } : wish
}

/** A wide map has space for full names of streets. */
const withFullStreet = (wish: MarkCandidate): MarkCandidate => {
  const { shorter: _, ...others } = wish
  return wish.role === 'street' ? others : wish
}

/**
 * Places the labels of a town twice, for wide maps and for phones: there fewer names fit, often in other positions, and
 * the first candidates are those that stay. Marks of both are written once.
 * @param candidates by precedence
 */
export function placeTownLabels(base: LocatorBase, candidates: readonly MarkCandidate[]): readonly MapMark[] {
  const wishes = withSeparatedNumbers(candidates, base)
  const wide = placeCandidates(base, wishes.map(withFullStreet), DESKTOP_METRICS).map(toMark)
  const onPhones = phoneOrder(base, wishes.map(withoutDistantName))
  const narrow = placeCandidates(base, onPhones, NARROW_METRICS).map(toMark)
  const [wideKeys, narrowKeys] = [new Set(wide.map(keyOf)), new Set(narrow.map(keyOf))]
  return [
    ...wide.map((mark): MapMark => ({ ...mark, isMinor: !narrowKeys.has(keyOf(mark)) })),
    ...narrow
      .filter((mark) => !wideKeys.has(keyOf(mark)))
      .map((mark): MapMark => ({ ...mark, isMinor: false, isForPhone: true })),
  ]
}
