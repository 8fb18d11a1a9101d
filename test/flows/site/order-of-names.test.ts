import { expect, it } from 'vitest'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

const textOf = async (path: string): Promise<string> => (await fetchSite(path)).text()
const namesIn = (html: string, list: RegExp): readonly string[] =>
  [...(list.exec(html)?.[0] ?? '').matchAll(/<a [^>]*>([^<]+?)\s*</g)].map(([, name = '']) => name)

const inOrder = (names: readonly string[]): readonly string[] =>
  names.toSorted(new Intl.Collator('de').compare)

it('continents and countries are in the alphabet of the language, in lists and in the menu', async () => {
  const html = await textOf('/de/places')
  const continents = namesIn(html, /<ul class="continent-index">.*?<\/ul>/s)
  expect(continents).toHaveLength(10)
  expect(continents).toEqual(inOrder(continents))
  expect(continents.indexOf('Karibik')).toBeGreaterThan(continents.indexOf('Europa'))
  const headings = [...html.matchAll(/<a class="nav-continent"[^>]*>([^<]+)</g)].map(([, name = '']) => name)
  expect(headings).toEqual(continents)
  const menu = /<a class="nav-continent"[^>]*>Europa<.*?class="nav-count"/s.exec(html)?.[0] ?? ''
  const countries = namesIn(menu, /<ul>.*?<\/ul>/s)
  expect(countries.length).toBeGreaterThan(2)
  expect(countries).toEqual(inOrder(countries))
})

it('after Best in Travel, the places of a continent are in the alphabet of the language', async () => {
  const html = await textOf('/de/africa/places')
  const cards = html.slice(html.indexOf('id="featured"'), html.indexOf('id="countries"'))
  expect(cards).toContain('Kairo')
  expect(cards.indexOf('Ägypten')).toBeLessThan(cards.indexOf('Kairo'))
})
