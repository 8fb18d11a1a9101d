import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerptOf, markWords } from './text-pieces.ts'

const marked = (pieces: ReturnType<typeof markWords>): string =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

describe('markWords', () => {
  it('marks words that start with a word of the query, ignoring accents', () => {
    expect(marked(markWords('São Tomé, saobab and Łódź', ['sao', 'lodz']))).toBe(
      '[São] Tomé, [saobab] and [Łódź]',
    )
  })
  it('marks short words only as complete words', () => {
    expect(marked(markWords('a and an', ['an']))).toBe('a and [an]')
  })
  it('preserves the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.array(fc.stringMatching(/^[a-z]{1,4}$/)),
        (text, words) => {
          expect(
            markWords(text, words)
              .map((piece) => piece.text)
              .join(''),
          ).toBe(text)
        },
      ),
    )
  })
})

describe('excerptOf', () => {
  const text = `${'Long before. '.repeat(20)}Here the machiya stands. ${'Long after. '.repeat(30)}`
  it('returns the sentence with the first match, cut at word boundaries', () => {
    const excerpt = marked(excerptOf(text, ['machiya']) ?? [])
    expect(excerpt).toMatch(/^…Here the \[machiya\] stands\. .*…$/)
    expect(excerpt.length).toBeLessThan(200)
  })
  it('starts at the beginning of the text when the match is near it', () => {
    expect(marked(excerptOf('The machiya.', ['machiya']) ?? [])).toBe('The [machiya].')
  })
  it('returns null when nothing matches', () => {
    expect(excerptOf(text, ['kasbah'])).toBeNull()
    expect(excerptOf('', ['kasbah'])).toBeNull()
  })
})
