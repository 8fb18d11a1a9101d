import { expect, it } from 'vitest'
import { FONT_FACES } from './font-faces.ts'
import { EXTENDED_LETTERS, LETTER_GROUPS, VIETNAMESE_GROUPS, WESTERN_LETTERS } from './letter-groups.ts'
import { unicodeRange } from './unicode-range.ts'

/** Code points of a `unicode-range` descriptor. */
function pointsOf(descriptors: readonly string[]): readonly number[] {
  const ranges = descriptors.find((line) => line.startsWith('unicode-range: ')) ?? ''
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, from = '', to]) => {
    const [start, end] = [Number.parseInt(from, 16), Number.parseInt(to ?? from, 16)]
    return Array.from({ length: end - start + 1 }, (_, index) => start + index)
  })
}

const LETTERS = [
  ...new Set([WESTERN_LETTERS, EXTENDED_LETTERS, ...Object.values(VIETNAMESE_GROUPS)].join('')),
]
const upright = (family: string) =>
  FONT_FACES.filter((face) => face.family === family && face.style === 'normal')

it.each(['Bricolage Grotesque', 'Newsreader'])('each letter is in exactly one file of %s', (family) => {
  for (const letter of LETTERS) {
    const files = upright(family).filter((face) => face.characters.includes(letter))
    expect(
      files.map(({ name }) => name),
      letter,
    ).toHaveLength(1)
    const point = letter.codePointAt(0) ?? 0
    const ranges = upright(family).filter((face) => pointsOf(face.descriptors).includes(point))
    expect(ranges, letter).toEqual(files)
  }
})

it('no letter is in two groups', () => {
  const letters = Object.values(LETTER_GROUPS).join('')
  expect(new Set(letters).size).toBe([...letters].length)
})

it('writes neighbours as a range, in order and once', () => {
  expect(unicodeRange('cabbaž')).toBe('unicode-range: U+61-63, U+17E')
  expect(unicodeRange('ő')).toBe('unicode-range: U+151')
})
