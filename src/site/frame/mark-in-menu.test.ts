import { describe, expect, it } from 'vitest'
import type { LocaleTag } from '#isomorphic/words/locale.ts'
import { createPageMarker } from './mark-in-menu.ts'

const MENU = '<a href="/places">All</a><a href="/destinations/peru">Peru</a><a href="/articles">Stories</a>'

const markInMenu = (html: string, path: string, locale: LocaleTag): string =>
  createPageMarker(html, locale).markInMenu(path)

describe('markInMenu', () => {
  it('marks links to the page itself', () => {
    expect(markInMenu(MENU, '/destinations/peru', 'en')).toBe(
      '<a href="/places">All</a><a aria-current="page" href="/destinations/peru">Peru</a><a href="/articles">Stories</a>',
    )
  })

  it('marks the list of the section of a page to which no link leads', () => {
    expect(markInMenu(MENU, '/destinations/bhutan', 'en')).toContain('<a aria-current="true" href="/places">')
    expect(markInMenu(MENU, '/articles/winter-masks', 'en')).toContain(
      '<a aria-current="true" href="/articles">',
    )
  })

  it('finds addresses with the language of the page', () => {
    expect(markInMenu('<a href="/de/places">Alle</a>', '/destinations/bhutan', 'de')).toBe(
      '<a aria-current="true" href="/de/places">Alle</a>',
    )
  })

  it('marks nothing for a page of no section', () => {
    expect(markInMenu(MENU, '/legal/privacy-policy', 'en')).toBe(MENU)
  })

  it('marks one page after another in the same markup', () => {
    const marker = createPageMarker(MENU, 'en')
    const [bhutan, peru, legal] = ['/destinations/bhutan', '/destinations/peru', '/legal'].map(
      marker.markInMenu,
    )
    expect(marker.markInMenu('/destinations/nepal')).toBe(bhutan)
    expect([peru?.includes('"page"'), peru?.includes('"true"')]).toEqual([true, false])
    expect([legal, marker.markPage('/destinations/bhutan')]).toEqual([MENU, MENU])
  })
})
