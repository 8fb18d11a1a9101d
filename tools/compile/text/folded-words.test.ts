import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldText } from '#isomorphic/search/fold-text.ts'
import { runsOf } from '#test/support/sample.ts'
import { foldedWords } from './folded-words.ts'

const wordsOf = (text: string): readonly string[] =>
  foldText(text)
    .split(' ')
    .filter((word) => word !== '')

it('returns the words of foldText for any text', () => {
  const pieces = [
    'São',
    ' ',
    '’',
    '—',
    '…',
    'Tomé',
    '½',
    '\u00a0',
    'Σ',
    'Frаnce',
    '\u0301',
    '\u200b',
    '´',
    'ß',
  ]
  const text = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 4 })))
  fc.assert(
    fc.property(text, (parts) => {
      expect(foldedWords(parts.join(''))).toEqual(wordsOf(parts.join('')))
    }),
    { numRuns: runsOf(20_000) },
  )
})

it('folds the words of a sentence', () => {
  expect(foldedWords('“Côte d’Ivoire”: 2 Österreicher…')).toEqual([
    'cote',
    'd',
    'ivoire',
    '2',
    'osterreicher',
  ])
})
