import { expect, it } from 'vitest'
import { createTextLocaliser } from './create-text-localiser.ts'

const texts = {
  'about {#} hours': 'environ {#} heures',
  'train, about {} hours one way': 'train, environ {} heures aller',
  '{#} to {#} hours': '{#} à {#} heures',
}

it.each([
  ['about 1½ hours', 'environ 1½ heure'],
  ['train, about 1¼ hours one way', 'train, environ 1¼ heure aller'],
  ['about 11½ hours', 'environ 11½ heures'],
  ['about 2½ hours', 'environ 2½ heures'],
  ['1½ to 2 hours', '1½ à 2 heures'],
])('French has the singular below two: %s', (english, french) => {
  expect(createTextLocaliser('fr', { names: {}, namesByEnglish: {}, texts })(english)).toBe(french)
})
