import { expect, it } from 'vitest'
import { isFirstPartyNavigation } from './fetch-metadata.ts'

const ask = (headers: Record<string, string>): boolean => isFirstPartyNavigation(new Headers(headers))

it('accepts browsers that send no fetch metadata', () => {
  expect(ask({})).toBe(true)
})

it('accepts programs that send only a mode', () => {
  expect(ask({ 'sec-fetch-mode': 'cors' })).toBe(true)
})

it('accepts a same-origin link and a typed address', () => {
  for (const site of ['same-origin', 'none']) {
    expect(ask({ 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' })).toBe(
      true,
    )
  }
})

it.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': '' },
  { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
  { 'sec-fetch-dest': 'iframe' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'PREFETCH' },
])('rejects %j', (headers) => {
  expect(ask(headers as Record<string, string>)).toBe(false)
})
