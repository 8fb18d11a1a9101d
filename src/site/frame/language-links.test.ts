import { describe, expect, it } from 'vitest'
import { createPageLinker, languageLinks } from './language-links.ts'

const LANGUAGES = [
  { label: 'English', lang: 'en' },
  { label: 'Deutsch', lang: 'de' },
  { label: 'Français', lang: 'fr' },
] as const
const linkToPage = (html: string, path: string): string => createPageLinker(html)(path)
const hrefsOf = (...given: Parameters<typeof languageLinks>) =>
  languageLinks(...given).map(({ href }) => linkToPage(`<a href="${href}">`, '/places'))

describe('languageLinks', () => {
  it('leads to the same page below the prefix, or to the host of the setting, which wins', () => {
    expect(hrefsOf(LANGUAGES, 'en', { languages: ['de', 'fr'], languageSites: {} })).toEqual([
      '<a href="/places">',
      '<a href="/de/places">',
      '<a href="/fr/places">',
    ])
    const languageSites = { de: 'https://de.example/', fr: 'https://fr.example/' }
    expect(hrefsOf(LANGUAGES, 'en', { languages: ['de'], languageSites })).toEqual([
      '<a href="/places">',
      '<a href="https://de.example/">',
      '<a href="https://fr.example/">',
    ])
  })

  it('leaves out languages that lead nowhere, and is empty without a choice', () => {
    expect(hrefsOf(LANGUAGES, 'en', { languages: ['fr'], languageSites: {} })).toEqual([
      '<a href="/places">',
      '<a href="/fr/places">',
    ])
    expect(languageLinks(LANGUAGES, 'en', { languages: [], languageSites: {} })).toEqual([])
    expect(languageLinks([], 'en', { languages: ['de'], languageSites: {} })).toEqual([])
  })

  it('marks the language of the page', () => {
    const links = languageLinks(LANGUAGES, 'de', { languages: ['de'], languageSites: {} })
    expect(links.filter(({ isCurrent }) => isCurrent).map(({ lang }) => lang)).toEqual(['de'])
  })
})

describe('createPageLinker', () => {
  it('completes the links of the front page and of hostile paths', () => {
    expect(linkToPage('<a href="/~page~"><a href="/de/~page~">', '/')).toBe('<a href="/"><a href="/de">')
    expect(linkToPage('<a href="/de/~page~">', '/a"b&$1')).toBe('<a href="/de/a&quot;b&amp;$1">')
  })
})
