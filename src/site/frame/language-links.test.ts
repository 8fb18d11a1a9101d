import { expect, it } from 'vitest'
import { languageLinks, linkToPage } from './language-links.ts'

const SITES = [
  { label: 'English', lang: 'en', href: 'https://www.fernway.example/', isCurrent: true },
  { label: 'Deutsch', lang: 'de', href: 'https://de.fernway.example/', isCurrent: false },
  { label: 'Français', lang: 'fr', href: 'https://fr.fernway.example/', isCurrent: false },
]
const hrefsOf = (...given: Parameters<typeof languageLinks>) =>
  languageLinks(...given).map(({ href }) => linkToPage(`<a href="${href}">`, '/places'))

it('leads to the same page below the prefix, to the host of the setting, else to the site of the content', () => {
  expect(hrefsOf(SITES, 'en', { languages: ['de'], languageSites: {} })).toEqual([
    '<a href="/places">',
    '<a href="/de/places">',
    '<a href="https://fr.fernway.example/">',
  ])
  expect(hrefsOf(SITES, 'en', { languages: ['de'], languageSites: { de: 'https://de.example/' } })[1]).toBe(
    '<a href="https://de.example/">',
  )
})

it('marks the language of the page', () => {
  const links = languageLinks(SITES, 'de', { languages: ['de'], languageSites: {} })
  expect(links.filter(({ isCurrent }) => isCurrent).map(({ lang }) => lang)).toEqual(['de'])
})

it('completes the links of the front page and of hostile paths', () => {
  expect(linkToPage('<a href="/~page~"><a href="/de/~page~">', '/')).toBe('<a href="/"><a href="/de">')
  expect(linkToPage('<a href="/de/~page~">', '/a"b&$1')).toBe('<a href="/de/a&quot;b&amp;$1">')
})
