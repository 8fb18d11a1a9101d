import { expect, it } from 'vitest'
import { loadLocale } from '#src/words/load-locale.ts'
import { sortByName, sortUnranked } from './sort-by-name.ts'

const PLACES = [
  { name: 'Athen', rank: null },
  { name: 'Österreich', rank: null },
  { name: 'Zypern', rank: 2 },
  { name: 'Norwegen', rank: null },
  { name: 'Polen', rank: 7 },
]
const namesOf = (places: readonly { readonly name: string }[]): readonly string[] =>
  places.map(({ name }) => name)

it('sorts in the alphabet of the language', async () => {
  expect(namesOf(sortByName(PLACES, await loadLocale('de')))).toEqual([
    'Athen',
    'Norwegen',
    'Österreich',
    'Polen',
    'Zypern',
  ])
})

it('keeps the order of Best in Travel, and sorts what follows', async () => {
  expect(namesOf(sortUnranked(PLACES, await loadLocale('de')))).toEqual([
    'Zypern',
    'Polen',
    'Athen',
    'Norwegen',
    'Österreich',
  ])
})
