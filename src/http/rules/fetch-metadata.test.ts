import { expect, it } from 'vitest'
import { isFirstPartyNavigation } from './fetch-metadata.ts'

const ask = (headers: Record<string, string>): boolean => isFirstPartyNavigation(new Headers(headers))

it('believes browsers that tell nothing', () => {
  expect(ask({})).toBe(true)
})

it('believes programs that send no more than a mode', () => {
  expect(ask({ 'sec-fetch-mode': 'cors' })).toBe(true)
})

it('takes a link of ours and a typed address for the visitor’s own step', () => {
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
])('does not take %j for it', (headers) => {
  expect(ask(headers as Record<string, string>)).toBe(false)
})
