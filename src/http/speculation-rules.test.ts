import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LOCALE_TAGS } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'

type Pattern = { readonly test: (url: string) => boolean }
/** A part of Node that its types lack. */
const { URLPattern } = globalThis as unknown as {
  readonly URLPattern: new (pattern: string, baseUrl: string) => Pattern
}

const ORIGIN = 'https://fernway.test'
const RULES = readFileSync('public/speculation-rules.json', 'utf8')
const EXCLUDED = [...RULES.matchAll(/"not": \{ "href_matches": "([^"]+)"/g)].map(
  ([, pattern = '']) => new URLPattern(pattern, ORIGIN),
)
const isPrefetched = (address: string): boolean => !EXCLUDED.some((pattern) => pattern.test(ORIGIN + address))

it.each(LOCALE_TAGS)('prefetches no private, costly or changing page in a language (%s)', (tag) => {
  const excluded = [
    '/api/auth/login?returnTo=%2F',
    '/profile/saves',
    '/search?q=kyoto',
    '/search',
    '/newsletter/preferences',
    '/feeds/articles.rss',
  ]
  expect(excluded.map((path) => localiseHref(tag, path)).filter(isPrefetched)).toEqual([])
  const prefetched = ['/', '/places', '/destinations/japan/kyoto', '/newsletter', '/saves']
  expect(prefetched.map((path) => localiseHref(tag, path)).filter((path) => !isPrefetched(path))).toEqual([])
})
