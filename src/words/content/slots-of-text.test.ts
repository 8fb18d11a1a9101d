import { expect, it } from 'vitest'
import { createTextLocaliser } from './create-text-localiser.ts'

const daysOf = (tag: 'fr' | 'es' | 'it' | 'cs', text: string): string | undefined =>
  createTextLocaliser(tag, { names: {}, namesByEnglish: {}, texts: { 'Off {days}': '{days}' } })(
    text,
  )?.replaceAll('\u00a0', ' ')

it.each([
  ['fr', 'les 1er, 5 et 21–22 (2026)'],
  ['es', 'los días 1, 5 y 21–22 (2026)'],
  ['it', 'i giorni 1, 5 e 21–22 (2026)'],
  ['cs', 've dnech 1., 5. a 21.–22. (2026)'],
] as const)('writes the days of public holidays as %s does', (tag, days) => {
  expect(daysOf(tag, 'Off 1st, 5th, 21st to 22nd in 2026')).toBe(days)
})

it.each([
  ['fr', 'le 5 (2026), le 1er (2027)'],
  ['es', 'el día 5 (2026), el día 1 (2027)'],
  ['it', 'il giorno 5 (2026), il giorno 1 (2027)'],
  ['cs', 'dne 5. (2026), dne 1. (2027)'],
] as const)('writes a single day in %s so that it is no number of holidays', (tag, days) => {
  expect(daysOf(tag, 'Off 5th in 2026, 1st in 2027')).toBe(days)
})

it('writes a line of several ways when each of them is translated', () => {
  const texts = {
    'bus ({})': 'bus ({})',
    'taxi, {#} min': 'taxi, {#} min',
    '{#} min': '{#} min',
    'Line {#}': 'ligne {#}',
  }
  const textOf = (tag: 'de' | 'fr') => createTextLocaliser(tag, { names: {}, namesByEnglish: {}, texts })
  expect(textOf('fr')('bus (Line 2), 30 min; taxi, 20 min')).toBe('bus (ligne 2), 30 min\u202f; taxi, 20 min')
  expect(textOf('de')('bus (Line 2); taxi, 20 min')).toBe('bus (ligne 2); taxi, 20 min')
  expect(textOf('fr')('boat, 5 min; taxi, 20 min')).toBeNull()
})

it('translates each name of a list that has a translation', () => {
  const texts = { 'Route: {names}': 'Strecke: {names}', 'Moon Bridge': 'Mondbrücke' }
  const textOf = createTextLocaliser('de', { names: {}, namesByEnglish: { Prague: 'Prag' }, texts })
  expect(textOf('Route: Prague, Hradčany, Moon Bridge')).toBe('Strecke: Prag, Hradčany, Mondbrücke')
})
