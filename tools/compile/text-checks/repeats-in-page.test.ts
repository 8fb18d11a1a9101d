import { expect, it } from 'vitest'
import { doubledWords, repeatsInPage } from './repeats-in-page.ts'

it('finds passages of seven words or more that a page has twice, as long as they are', () => {
  const parts = [
    'Beach towns are loud in July; Sozopol in September is not.',
    'Go late. Beach towns are LOUD in July: Sozopol in September, however.',
  ]
  expect(repeatsInPage(parts)).toEqual(['beach towns are loud in july sozopol in september'])
})

it('accepts six equal words, and passages that only meet across two parts', () => {
  expect(repeatsInPage(['one two three four five six', 'one two three four five six'])).toEqual([])
  expect(repeatsInPage(['a b c d', 'e f g', 'a b c d e f g'])).toEqual([])
})

it('names a passage once, however often it stands there', () => {
  const passage = 'the market comes to the house by boat'
  expect(repeatsInPage([passage, passage, passage])).toEqual([passage])
})

it('finds doubled small words, not names and reduplications', () => {
  expect(doubledWords('He went in in the evening with the the others.')).toEqual(['in in', 'the the'])
  expect(doubledWords('Pole pole to To Kwa Wan, Bora Bora and firi firi; he had had enough.')).toEqual([])
})
