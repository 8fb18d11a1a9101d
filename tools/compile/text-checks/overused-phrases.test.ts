import { describe, expect, it } from 'vitest'
import type { ContentError } from '#tools/compile/text/content-error.ts'
import { checkOverusedPhrases, countOverusedPhrases, overusedPhrasesPer1000 } from './overused-phrases.ts'

describe('countOverusedPhrases', () => {
  it('finds overused phrases as separate words', () => {
    const counts = countOverusedPhrases(
      'Nobody smiles like a cat, which is odd. Busybodyish, and it smells of tar by way of an alley.',
    )
    expect([...counts.values()]).toEqual([1, 1, 1, 1, 0, 1])
  })
})

describe('overusedPhrasesPer1000', () => {
  it('is 0 for no words', () => {
    expect(overusedPhrasesPer1000('', 0)).toBe(0)
    expect(overusedPhrasesPer1000('Everybody knows.', 500)).toBe(2)
  })
})

describe('checkOverusedPhrases', () => {
  it('names the page over the limit and its overused phrases', () => {
    const errors: ContentError[] = []
    const texts = [
      { file: 'a.md', plainText: 'Nobody, somebody, whoever. The size of it.', words: 900 },
      { file: 'b.md', plainText: 'Nobody at all.', words: 900 },
    ]
    checkOverusedPhrases(texts, (error) => errors.push(error))
    expect(errors).toEqual([
      {
        file: 'a.md',
        line: 1,
        problem: '4.4 overused phrases in a thousand words (nobody, everybody: 3, the size of: 1)',
        expected: 'no more than 4',
      },
    ])
  })
})
