import { expect, it } from 'vitest'
import { cs } from './cs.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it as italian } from './it.ts'

// The graph knows no kind of boat: a word for ships alone is wrong for an outrigger, one for small boats for a ferry.
it.each([
  [fr, 'en bateau'],
  [es, 'en barco'],
  [italian, 'via acqua'],
  [cs, 'lodí'],
])('says of journeys by boat nothing about its size: %#', (words, byBoat) => {
  expect(words.by('boat')).toBe(byBoat)
})
