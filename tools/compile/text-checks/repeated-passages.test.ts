import { describe, expect, it } from 'vitest'
import type { ContentError } from '#tools/compile/text/content-error.ts'
import { checkRepeatedPassages, measureRepeatedPassages } from './repeated-passages.ts'

const SENTENCE = 'the market comes to the house by boat every morning before the heat'
const own = (seed: string): string => Array.from({ length: 60 }, (_, index) => `${seed}${index}`).join(' ')

describe('measureRepeatedPassages', () => {
  it('finds nothing in unique texts, however short', () => {
    const texts = ['a', 'b'].map((seed) => ({ file: seed, plainText: own(seed) }))
    expect(
      measureRepeatedPassages([...texts, { file: 'c', plainText: '' }]).map(({ share }) => share),
    ).toEqual([0, 0, 0])
  })
  it('ignores repetitions within a text', () => {
    const [only] = measureRepeatedPassages([{ file: 'a', plainText: `${SENTENCE} ${own('a')} ${SENTENCE}` }])
    expect(only?.share).toBe(0)
  })
  it('ignores case, punctuation and diacritics', () => {
    const [first] = measureRepeatedPassages([
      { file: 'a', plainText: SENTENCE },
      { file: 'b', plainText: 'The market comes, to the house; by Boat, every mörning before the heat!' },
    ])
    expect(first?.share).toBe(1)
  })
})

describe('checkRepeatedPassages', () => {
  it('reports the texts, the shared percentage, and the other file', () => {
    const errors: ContentError[] = []
    checkRepeatedPassages(
      ['a', 'b'].map((seed) => ({ file: `${seed}.md`, plainText: `${own(seed)} ${SENTENCE}` })),
      (error) => errors.push(error),
    )
    expect(errors.map(({ file }) => file)).toEqual(['a.md', 'b.md'])
    expect(errors[0]?.problem).toMatch(/^\d+\.\d % of its eight-word runs .*“the market comes .*” in b\.md$/)
  })
})
