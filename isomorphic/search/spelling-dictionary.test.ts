import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsOf } from '#test/support/sample.ts'
import { closestSpelling, type SpellingTerm } from './closest-spelling.ts'
import { createSpellingDictionary } from './spelling-dictionary.ts'

const TERMS: readonly SpellingTerm[] = [
  ['vietnam', 'Vietnam', 0],
  ['marrakech', 'Marrakech', 0],
  ['philippines', 'Philippines', 0],
  ['uzbekistan', 'Uzbekistan', 0],
  ['marrakesh', 'Marrakesh', 1],
]
const book = createSpellingDictionary(TERMS)

describe('createSpellingDictionary', () => {
  it.each([
    ['marakesh', 'Marrakesh'],
    ['filippines', 'Philippines'],
    ['ubzekistan', 'Uzbekistan'],
    ['veitnam', 'Vietnam'],
  ])('finds the term that %j misspells', (typed, shown) => {
    expect(book.closest(typed, 'term')?.shown).toBe(shown)
  })

  it('matches prefixes of terms when the reach is prefix', () => {
    expect(book.closest('uzbk', 'term')).toBeNull()
    expect(book.closest('uzbk', 'prefix')?.shown).toBe('Uzbekistan')
  })

  it('returns null for what is too short, too long or too far from all terms', () => {
    for (const typed of ['', 'vi', 'x'.repeat(500), 'qwxyz']) expect(book.closest(typed, 'prefix')).toBeNull()
  })

  it('returns the same term as an exhaustive comparison', () => {
    const word = fc.stringMatching(/^[a-f]{1,8}$/)
    const longer = fc.stringMatching(/^[a-f]{3,8}$/)
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 1, maxLength: 12 }),
        longer,
        fc.boolean(),
        (words, typed, isFullTerm) => {
          const terms = words.map((term): SpellingTerm => [term, term, 0])
          const candidates = terms.map(([term, shown, grade], id) => ({ id, term, shown, grade }))
          const reach = isFullTerm ? 'term' : 'prefix'
          expect(createSpellingDictionary(terms).closest(typed, reach)?.term).toBe(
            closestSpelling(typed, candidates, reach)?.term,
          )
        },
      ),
      { numRuns: runsOf(1000) },
    )
  })
})
