import { expect, it } from 'vitest'
import { createTextLocaliser } from './create-text-localiser.ts'

it('writes the name of a language that is a label as well in lower case within a list', () => {
  const texts = { English: 'Angličtina', Dhivehi: 'maledivština' }
  const textOf = createTextLocaliser('cs', { names: {}, namesByEnglish: {}, texts })
  expect(textOf('Dhivehi, English')).toBe('Maledivština, angličtina')
  expect(textOf('English')).toBe('Angličtina')
})

it.each([
  ['de', 'Schwyzerdütsch, Deutsch, Französisch'],
  ['fr', 'Suisse allemand, allemand, français'],
  ['it', 'Svizzero tedesco, tedesco, francese'],
  ['cs', 'Švýcarská němčina, němčina, francouzština'],
] as const)('writes a list of languages in %s with the capitals of its language', (tag, list) => {
  const swiss = {
    de: 'Schwyzerdütsch',
    fr: 'suisse allemand',
    it: 'svizzero tedesco',
    cs: 'švýcarská němčina',
  }
  const texts = { 'Swiss German': swiss[tag] }
  const textOf = createTextLocaliser(tag, { names: {}, namesByEnglish: {}, texts })
  expect(textOf('Swiss German, German, French')).toBe(list)
})

it('writes the name of a language in lower case after the words of a caption', () => {
  const texts = { 'Phrases in {!}': 'Phrases utiles : {}', '{!} and {!}': '{!} et {!}' }
  const textOf = createTextLocaliser('fr', { names: {}, namesByEnglish: {}, texts })
  expect(textOf('Phrases in Czech')).toBe('Phrases utiles : tchèque')
  expect(textOf('Czech and German')).toBe('Tchèque et allemand')
})

it('translates the items of a list whose names have commas themselves', () => {
  const texts = {
    Carnival: 'Karneval',
    'Carnival, Mindelo': 'Karneval in Mindelo',
    Easter: 'Ostern',
    'Horse fair, Jerez, Cádiz': 'Pferdemarkt, Jerez',
  }
  const textOf = createTextLocaliser('de', { names: {}, namesByEnglish: {}, texts })
  expect(textOf('Easter, Carnival, Mindelo')).toBe('Ostern, Karneval in Mindelo')
  expect(textOf('Horse fair, Jerez, Cádiz, Carnival')).toBe('Pferdemarkt, Jerez, Karneval')
  expect(textOf('Carnival, Easter')).toBe('Karneval, Ostern')
  expect(textOf('Carnival, Praia')).toBe('Karneval, Praia')
  expect(textOf('Carnival, and a boat race')).toBe(null)
})
