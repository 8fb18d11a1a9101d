import { expect, it } from 'vitest'
import { fr } from './fr.ts'

it.each([
  ['avril', 'juin', 'd’avril à juin'],
  ['octobre', 'mars', 'd’octobre à mars'],
  ['août', 'septembre', 'd’août à septembre'],
  ['mai', 'juin', 'de mai à juin'],
])('writes %s to %s with the elision that French needs', (first, last, range) => {
  expect(fr.months.range(first, last)).toBe(range)
})
