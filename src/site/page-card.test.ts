import { describe, expect, it } from 'vitest'
import { cardAddress, type PageCard, parseCardAddress } from './page-card.ts'

const card: PageCard = {
  path: '/destinations/japan/kyoto',
  title: 'Kyoto',
  poster: { id: 'japan/kyoto', version: '0123ab', theme: 1, alt: 'A pagoda' },
}

describe('card addresses', () => {
  it.each(['/', '/places', '/destinations/japan/kyoto', '/articles/category/road-trips'])(
    'are parsed back to the path %s',
    (path) => {
      expect(parseCardAddress(cardAddress({ ...card, path }))).toEqual({ path })
    },
  )
  it('change with the title and with the poster', () => {
    const addresses = [
      card,
      { ...card, title: 'Kioto' },
      { ...card, poster: { ...card.poster, version: '89abcd' } },
      { ...card, poster: { ...card.poster, id: 'japan' } },
    ].map((each) => cardAddress(each))
    expect(new Set(addresses).size).toBe(4)
  })
  it('are below the prefix of the language of the title', () => {
    expect(cardAddress(card, 'de')).toBe(`/de${cardAddress(card)}`)
  })
  it.each([
    '/cards/places.png',
    '/cards/places.0123abcd.png',
    '/cards/Places.0123456789abcd.png',
    '/cards/../x.0123456789abcd.png',
    '/cards/a/b/c/d/e/f.0123456789abcd.png',
    '/cards.0123456789abcd.png',
    '/cards/places.0123456789abcd.png/x',
  ])('do not include %s', (address) => {
    expect(parseCardAddress(address)).toBeNull()
  })
})
