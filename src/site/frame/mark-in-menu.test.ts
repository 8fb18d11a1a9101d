import { describe, expect, it } from 'vitest'
import { markInMenu } from './mark-in-menu.ts'

const MENU = '<a href="/places">All</a><a href="/destinations/peru">Peru</a><a href="/articles">Stories</a>'

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
})
