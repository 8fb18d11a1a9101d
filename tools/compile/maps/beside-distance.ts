import { pixelBox } from '#isomorphic/maps/pixel-box.ts'
import type { LocatorBase } from '#src/catalogue/catalogue-types.ts'
import { boxAround, type LabelBox, type LabelMetrics } from '#src/maps/labels/label-box.ts'
import { parsePathData } from '#src/maps/lines/parse-path-data.ts'
import { isNumber, type MarkCandidate } from './mark-candidate.ts'

/** Pixels of the longer side of an island that a label would cover. */
const MAX_ISLET = 60
/** Between a distance and a number that it does not belong to, relative to half the number's side. */
const APART = 0.7

/** Boxes of the islands of a map that are no larger than a label. */
export const isletBoxes = ({ land, subject }: Pick<LocatorBase, 'land' | 'subject'>): readonly LabelBox[] =>
  [...parsePathData(land), ...parsePathData(subject)]
    .map(pixelBox)
    .filter(({ left, right, top, bottom }) => right - left < MAX_ISLET && bottom - top < MAX_ISLET)

/** Other numbers than that of a distance, with space around them: beside one it would seem to belong to it. */
export const othersBeside = (
  { of }: MarkCandidate,
  placed: readonly { readonly wish: MarkCandidate }[],
  { sightRadius }: LabelMetrics,
): readonly LabelBox[] =>
  placed.flatMap(({ wish }) =>
    isNumber(wish) && wish.label !== of ? [boxAround(wish.x, wish.y, sightRadius * (1 + APART))] : [],
  )
