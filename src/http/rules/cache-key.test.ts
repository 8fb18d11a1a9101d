import { describe, expect, it } from 'vitest'
import { type CacheKeyQuery, cacheKeyOf } from './cache-key.ts'

const KEYED = new Map<string, CacheKeyQuery>([
  ['/list', { sort: ['name'], category: ['cities', 'value'] }],
  ['/hints', { q: (value) => (value.trim() === '' ? null : value.trim().toLowerCase()) }],
])
const keyOf = (address: string): string | null => {
  const url = `https://fernway.test${address}`
  return cacheKeyOf(new URL(url).pathname, url, KEYED, null)
}

describe('cacheKeyOf', () => {
  it.each([
    '/places',
    '/places?category=cities',
    '/?x=1',
    '/list/?category=cities',
    '/__proto__?category=cities',
  ])('leaves the query out for a path that is not listed: %s', (address) => {
    expect(keyOf(address)).toBe(new URL(address, 'https://x.test').pathname)
  })
  it.each([
    '/list',
    '/list?',
    '/list?utm_source=x',
    '/list?CATEGORY=cities',
    '/list?__proto__=x&constructor=y',
  ])('drops what is not listed: %s', (address) => {
    expect(keyOf(address)).toBe('/list')
  })
  it('sorts what is listed, whatever the order and the spelling', () => {
    expect(keyOf('/list?sort=name&category=cities')).toBe('/list?category=cities&sort=name')
    expect(keyOf('/list?utm=1&category=%63ities&sort=name')).toBe('/list?category=cities&sort=name')
  })
  it.each(['/list?category=', '/list?category=Cities', '/list?category=castles', '/list?category=cities%00'])(
    'keeps nothing for a value that is not listed: %s',
    (address) => {
      expect(keyOf(address)).toBeNull()
    },
  )
  it('keeps nothing for a parameter given twice', () => {
    expect(keyOf('/list?category=cities&category=value')).toBeNull()
    expect(keyOf('/list?category=cities&category=cities')).toBeNull()
  })
  it('keeps one answer for values that are alike, and none for those without a form', () => {
    expect(keyOf('/hints?q=+Kyoto')).toBe('/hints?q=kyoto')
    expect(keyOf('/hints?q=a%26b')).toBe('/hints?q=a%26b')
    expect(keyOf('/hints?q=%20')).toBeNull()
    expect(keyOf('/hints')).toBe('/hints')
  })
})

describe('the alert in the key', () => {
  it('keeps a page with the alert apart from the same page without it', () => {
    const url = 'https://fernway.test/list?category=cities'
    expect(cacheKeyOf('/list', url, KEYED, 'abc')).toBe('/list?category=cities&alert=abc')
    expect(cacheKeyOf('/places', 'https://fernway.test/places', KEYED, 'abc')).toBe('/places?alert=abc')
  })
})
