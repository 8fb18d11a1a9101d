import { expect, it } from 'vitest'
import { cs } from './cs.tsx'
import { de } from './de.tsx'
import { en } from './en.tsx'
import { es } from './es.tsx'
import { fr } from './fr.tsx'
import { it as italian } from './it.tsx'

// The bars show the month of the question, too.
it.each([
  [en, 'The same wish, month by month'],
  [de, 'Derselbe Wunsch, Monat für Monat'],
  [fr, 'La même envie, mois par mois'],
  [es, 'Lo mismo, mes a mes'],
  [italian, 'La stessa ricerca, mese per mese'],
  [cs, 'Stejné přání měsíc po měsíci'],
])('calls the bars of all twelve months those of each month: %#', (words, heading) => {
  expect(words.results.months).toBe(heading)
})
