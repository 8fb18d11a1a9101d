import { expect, it } from 'vitest'
import { localiseAddress } from './localise-address.ts'

const pageIn = (lang: string): Document => ({ documentElement: { lang } }) as Document

it('leads to the site in the language of the page', () => {
  expect(localiseAddress('/search?q=rome', pageIn('en'))).toBe('/search?q=rome')
  expect(localiseAddress('/search?q=rome', pageIn('de'))).toBe('/de/search?q=rome')
})
