import { expect, it } from 'vitest'
import { phraseParts, practicalParts } from './trip-book-guides.ts'

const COUNTRY = '<section><h3>The country</h3></section>'
const JAPANESE = '<div class="phrases"><h3>Japanese</h3><table><tr></tr></table></div>'
const AINU = '<div class="phrases"><h3>Ainu</h3><table><tr></tr></table></div>'

const guide = (name: string, practical: string, phrases: string) => ({
  name,
  path: `/destinations/japan/${name}`,
  sections: [
    { id: 'practical', title: 'Practical', html: practical },
    { id: 'phrases', title: 'A few words', html: phrases },
  ],
})

it('has the facts of a country once, and each language once with its places', () => {
  const guides = [
    guide('tokyo', `<section>Tokyo</section>${COUNTRY}`, JAPANESE),
    guide('sapporo', `<section>Sapporo</section>${COUNTRY}`, JAPANESE + AINU),
  ]
  expect(practicalParts(guides).map(({ practicalHtml }) => practicalHtml)).toEqual([
    `<section>Tokyo</section>${COUNTRY}`,
    '<section>Sapporo</section>',
  ])
  expect(phraseParts(guides)).toEqual([
    { html: JAPANESE, places: ['tokyo', 'sapporo'] },
    { html: AINU, places: ['sapporo'] },
  ])
})

it('leaves out guides without these parts', () => {
  const empty = { name: 'Nowhere', path: '/destinations/nowhere', sections: [] }
  expect([practicalParts([empty]), phraseParts([empty])]).toEqual([[], []])
})
