import { expect, it } from 'vitest'
import { createTextLocaliser } from './create-text-localiser.ts'

it.each([
  ['fr', '1er, 5 et 21–22 (2026)'],
  ['es', '1, 5 y 21–22 (2026)'],
  ['it', '1, 5 e 21–22 (2026)'],
  ['cs', '1., 5. a 21.–22. (2026)'],
] as const)('writes the days of public holidays as %s does', (tag, days) => {
  const textOf = createTextLocaliser(tag, {
    names: {},
    namesByEnglish: {},
    texts: { 'Off {days}': '{days}' },
  })
  expect(textOf('Off 1st, 5th, 21st to 22nd in 2026')?.replaceAll('\u00a0', ' ')).toBe(days)
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
