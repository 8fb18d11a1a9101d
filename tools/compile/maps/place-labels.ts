import type { LocatorBase, MapMark } from '#src/catalogue/catalogue-types.ts'
import { DESKTOP_METRICS, isInside, type LabelBox, PHONE_METRICS } from '#src/maps/labels/label-box.ts'
import { boxesOf, mapControls } from '#src/maps/labels/mark-boxes.ts'
import { numberedMarks } from '#tools/compile/maps/numbered-marks.ts'
import { createSubjectTest, keepClearLabelPositions } from './area-label-positions.ts'
import { isletBoxes } from './beside-distance.ts'
import { isDistance, isNumber, isRequired, type MarkCandidate } from './mark-candidate.ts'
import { frameOf, isFree, placeCandidates } from './place-candidates.ts'

/** Every sight of the list must be visible on the map, so their numbers are separated first. */
export function withSeparatedNumbers(
  wishes: readonly MarkCandidate[],
  base: LocatorBase,
): readonly MarkCandidate[] {
  const sights = wishes.filter(isNumber)
  const spread = numberedMarks(sights, base, mapControls(base))
  const moved = sights.flatMap(({ label, away, distance }, index): readonly MarkCandidate[] => {
    const mark = spread[index]
    if (mark === undefined) return []
    if (away === undefined) return [{ ...mark, label }]
    const far = { x: mark.x, y: mark.y, role: mark.role, label, away }
    return [distance === undefined ? far : { ...far, distance }]
  })
  const others = wishes.filter((wish) => !isNumber(wish))
  return [...moved, ...others.flatMap((wish) => besideItsNumber(wish, moved))]
}

/** The name of a sight at its number's final position. */
function besideItsNumber(wish: MarkCandidate, numbers: readonly MarkCandidate[]): readonly MarkCandidate[] {
  if (wish.of === undefined) return [wish]
  const number = numbers.find(({ label }) => label === wish.of)
  return number === undefined ? [] : [{ ...wish, x: number.x, y: number.y }]
}

/**
 * Separates numbers and places them first, chooses the side of every label so that none overlaps, drops marks without
 * space, and marks as minor those that would overlap, or name a neighbour over the subject, at the type size of a phone. The subject of the page and the
 * numbers of sights are always shown.
 */
export function placeLabels(base: LocatorBase, candidates: readonly MarkCandidate[]): readonly MapMark[] {
  const frame = frameOf(base)
  const taken: LabelBox[] = [...mapControls(base)]
  const [isOverSubject, islets] = [createSubjectTest(base), isletBoxes(base)]
  const wishes = keepClearLabelPositions(withSeparatedNumbers(candidates, base), base)
  return placeCandidates(base, wishes, DESKTOP_METRICS).map(
    ({ wish: { positions: _, of: __, shorter: ___, line: ____, ...wish }, side }) => {
      const boxes = boxesOf(wish, side, PHONE_METRICS)
      const isOff = (box: LabelBox): boolean =>
        (wish.role !== 'land' || !isOverSubject(box)) && (!isDistance(wish) || isFree(box, islets))
      const fits = boxes.every((box) => isInside(box, frame) && isFree(box, taken) && isOff(box))
      const isMinor = !isRequired(wish) && !fits
      if (!isMinor) taken.push(...boxes)
      return { ...wish, side, isMinor }
    },
  )
}
