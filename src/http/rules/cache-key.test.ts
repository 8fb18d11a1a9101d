import { describe, expect, it } from 'vitest'
import { type CacheKeyQuery, cacheKeyOf } from './cache-key.ts'

const KEYED = new Map<string, CacheKeyQuery>([
  ['/list', { sort: ['name'], category: ['cities', 'value'] }],
  ['/hints', { q: (value) => (value.trim() === '' ? null : value.trim().toLowerCase()) }],
])
const keyOf = (address: string): string | null => {
  const url = `https://fernway.test${address}`
  return cacheKeyOf(new URL(url).pathname, url, KEYED, 'en', null)
}

describe('cacheKeyOf', () => {
  it.each([
    '/places',
    '/places?category=cities',
    '/?x=1',
    '/list/?category=cities',
    '/__proto__?category=cities',
  ])('ignores the query of a path that is not listed: %s', (address) => {
    expect(keyOf(address)).toBe(new URL(address, 'https://x.test').pathname)
  })
  it.each([
    '/list',
    '/list?',
    '/list?utm_source=x',
    '/list?CATEGORY=cities',
    '/list?__proto__=x&constructor=y',
  ])('drops parameters that are not listed: %s', (address) => {
    expect(keyOf(address)).toBe('/list')
  })
  it('sorts listed parameters regardless of their order and encoding', () => {
    expect(keyOf('/list?sort=name&category=cities')).toBe('/list?category=cities&sort=name')
    expect(keyOf('/list?utm=1&category=%63ities&sort=name')).toBe('/list?category=cities&sort=name')
  })
  it.each(['/list?category=', '/list?category=Cities', '/list?category=castles', '/list?category=cities%00'])(
    'returns null for a value that is not listed: %s',
    (address) => {
      expect(keyOf(address)).toBeNull()
    },
  )
  it('returns null for a parameter given twice', () => {
    expect(keyOf('/list?category=cities&category=value')).toBeNull()
    expect(keyOf('/list?category=cities&category=cities')).toBeNull()
  })
  it('maps equivalent values to one key, and returns null for values without a normalised form', () => {
    expect(keyOf('/hints?q=+Kyoto')).toBe('/hints?q=kyoto')
    expect(keyOf('/hints?q=a%26b')).toBe('/hints?q=a%26b')
    expect(keyOf('/hints?q=%20')).toBeNull()
    expect(keyOf('/hints')).toBe('/hints')
  })
})

describe('cacheKeyOf with an alert', () => {
  it('separates a page with the alert from the same page without it', () => {
    const url = 'https://fernway.test/list?category=cities'
    expect(cacheKeyOf('/list', url, KEYED, 'en', 'abc')).toBe('/list?category=cities&alert=abc')
    expect(cacheKeyOf('/places', 'https://fernway.test/places', KEYED, 'en', 'abc')).toBe('/places?alert=abc')
  })
})
