import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { TranslatedTag } from '#isomorphic/words/locale.ts'
import { AddressTags, pageAddress } from './address-tags.tsx'
import { pageLanguages } from './page-languages.ts'

const ORIGIN = 'https://www.example.org'
const tagsOf = (locale: 'en' | 'de' | 'cs', languages: readonly TranslatedTag[]): string =>
  renderToStaticMarkup(
    <AddressTags
      address={pageAddress(ORIGIN, '/places', locale, languages)}
      siteOrigin={ORIGIN}
      path="/places"
      languages={languages}
    />,
  )

it('names every translation and itself, the same on each of them', () => {
  const english = tagsOf('en', ['de', 'fr'])
  expect(english).toContain(`<link rel="canonical" href="${ORIGIN}/places"/>`)
  const alternates = english.slice(english.indexOf('<link rel="alternate"'))
  for (const [tag, path] of [
    ['en', '/places'],
    ['de', '/de/places'],
    ['fr', '/fr/places'],
    ['x-default', '/places'],
  ])
    expect(alternates).toContain(`hrefLang="${tag}" href="${ORIGIN}${path}"`)
  const german = tagsOf('de', ['de', 'fr'])
  expect(german).toContain(`<link rel="canonical" href="${ORIGIN}/de/places"/>`)
  expect(german.slice(german.indexOf('<link rel="alternate"'))).toBe(alternates)
})

it('gives a page that is mostly in English to the English address, and names no other', () => {
  const czech = tagsOf('cs', ['de', 'fr'])
  expect(czech).toContain('noindex')
  expect(czech).toContain(`<link rel="canonical" href="${ORIGIN}/places"/>`)
  expect(czech).not.toContain('alternate')
  expect(tagsOf('en', [])).toBe(`<link rel="canonical" href="${ORIGIN}/places"/>`)
})

it('offers a translation only in a language of the deployment', () => {
  expect(pageLanguages(null, { languages: ['de', 'cs'] }, ['de', 'fr'])).toEqual(['de'])
  expect(pageLanguages(null, {}, ['de', 'fr'])).toEqual([])
})
