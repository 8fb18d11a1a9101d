/** Widths in hundredths of the size of type, of Bricolage Grotesque at weight 650 as Chromium sets it at 17 px, and who has them. */
const WIDTHS: readonly (readonly [hundredths: number, letters: string])[] = [
  [29, " '.,’iljI|"],
  [41, 'frtJ-1'],
  [53, 'szL7'],
  [71, 'ADGHKNOQUX'],
  [97, 'mwMW'],
]
/** All other letters; those with marks are as wide as without. */
const USUAL_WIDTH = 65

const WIDTH_OF: ReadonlyMap<string, number> = new Map(
  WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
)

/**
 * How wide a name is set, in the unit of `typeSize`: by its letters, since "Chengdu" takes a third more room than "Illinois" by the letter.
 * @param trackingEm space after each letter
 */
export function labelWidth(label: string, typeSize: number, trackingEm = 0): number {
  const letters = [...label.normalize('NFD').replace(/\p{M}/gu, '')]
  const hundredths = letters.reduce((sum, letter) => sum + (WIDTH_OF.get(letter) ?? USUAL_WIDTH), 0)
  return typeSize * (hundredths / 100 + trackingEm * letters.length)
}
