import { expect, it } from 'vitest'
import { keepMarkup } from './keep-markup.ts'

it('renders once for each object, and escapes as React does', () => {
  let renderings = 0
  const markup = keepMarkup((place: { readonly name: string }) => {
    renderings += 1
    return <b>{place.name}</b>
  })
  const place = { name: '<Fès>' }
  expect([markup(place), markup(place), renderings]).toEqual(['<b>&lt;Fès&gt;</b>', '<b>&lt;Fès&gt;</b>', 1])
  expect(markup({ name: 'Lisbon' })).toBe('<b>Lisbon</b>')
})
