import { afterEach, expect, it, vi } from 'vitest'
import { openLastPage } from './last-page.ts'

afterEach(() => vi.unstubAllGlobals())

/** Opens a page of the installed app and returns where the app goes then, and what is stored. */
function open(pathname: string, search: string, stored: Map<string, string>): string | null {
  const replaced: string[] = []
  vi.stubGlobal('location', { pathname, search, replace: (path: string) => replaced.push(path) })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  openLastPage()
  return replaced[0] ?? null
}

it('the installed app opens the guide or story that was read last, in its language', () => {
  const stored = new Map<string, string>()
  expect(open('/destinations/japan/kyoto', '', stored)).toBeNull()
  expect(open('/pocket', '?from=home-screen', stored)).toBe('/destinations/japan/kyoto')
  expect(open('/de/articles/a-year-by-firelight', '', stored)).toBeNull()
  expect(open('/profile/settings', '', stored)).toBeNull()
  expect(open('/pocket', '?from=home-screen', stored)).toBe('/de/articles/a-year-by-firelight')
})

it('a stored address that is no public page is not opened', () => {
  const stored = new Map([['fernway.last-page', '//evil.example/destinations/x']])
  expect(open('/pocket', '?from=home-screen', stored)).toBeNull()
})

it('the app stays where it is without storage', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('location', { pathname: '/destinations/japan', search: '?from=home-screen', replace: refuse })
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  expect(openLastPage).not.toThrow()
})
