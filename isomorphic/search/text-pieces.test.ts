import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerptOf, markWords } from './text-pieces.ts'

const marked = (pieces: ReturnType<typeof markWords>): string =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

describe('markWords', () => {
  it('marks words that begin with a word of the query, whatever their accents', () => {
    expect(marked(markWords('São Tomé, saobab and Łódź', ['sao', 'lodz']))).toBe(
      '[São] Tomé, [saobab] and [Łódź]',
    )
  })
  it('marks short words only where they stand alone', () => {
    expect(marked(markWords('a and an', ['an']))).toBe('a and [an]')
  })
  it('gives back the text, all of it and nothing else', () => {
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
  it('shows the sentence with the first match, cut at words', () => {
    const excerpt = marked(excerptOf(text, ['machiya']) ?? [])
    expect(excerpt).toMatch(/^…Here the \[machiya\] stands\. .*…$/)
    expect(excerpt.length).toBeLessThan(200)
  })
  it('begins with the text when the match is near its beginning', () => {
    expect(marked(excerptOf('The machiya.', ['machiya']) ?? [])).toBe('The [machiya].')
  })
  it('is null when nothing matches', () => {
    expect(excerptOf(text, ['kasbah'])).toBeNull()
    expect(excerptOf('', ['kasbah'])).toBeNull()
  })
})
