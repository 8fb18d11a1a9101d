/**
 * Character widths in hundredths of the type size, of Bricolage Grotesque at weight 650 as rendered by Chromium at 17
 * px.
 */
const WIDTHS: readonly (readonly [hundredths: number, letters: string])[] = [
  [29, " '.,’iljI|"],
  [41, 'frtJ-1'],
  [53, 'szL7'],
  [71, 'ADGHKNOQUX'],
  [97, 'mwMW'],
]
/** Width of all other characters; diacritics add no width. */
const USUAL_WIDTH = 65

/** Ideographs and kana are as wide as the type is high. */
const FULL_WIDTH = 100
const FULL_WIDTH_LETTER = /[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/

const WIDTH_OF: ReadonlyMap<string, number> = new Map(
  WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
)

const widthOf = (letter: string): number =>
  WIDTH_OF.get(letter) ?? (FULL_WIDTH_LETTER.test(letter) ? FULL_WIDTH : USUAL_WIDTH)

/**
 * The width of a name in the unit of `typeSize`, by its characters, since "Chengdu" is a third wider per character than
 * "Illinois".
 * @param trackingEm space after each character
 */
export function labelWidth(label: string, typeSize: number, trackingEm = 0): number {
  const letters = [...label.normalize('NFD').replace(/\p{M}/gu, '')]
  const hundredths = letters.reduce((sum, letter) => sum + widthOf(letter), 0)
  return typeSize * (hundredths / 100 + trackingEm * letters.length)
}
