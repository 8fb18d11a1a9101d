import { describe, expect, it } from 'vitest'
import { preserveLeadingSlashes } from './preserve-request-paths.ts'

/** Where the emulator finds the path after the address has passed. */
function pathOf(url: string): string {
  const request = { url, originalUrl: url }
  preserveLeadingSlashes(request, null, () => {})
  expect(request.originalUrl).toBe(request.url)
  const { host, pathname } = new URL(request.url, 'http://localhost')
  expect(host).toBe('localhost')
  return pathname
}

describe('an address at a local server', () => {
  it.each(['/', '/places', '//places', '///places', '//evil.example/x', '//'])('%s stays a path', (url) => {
    expect(pathOf(url)).toBe(url)
  })

  it('keeps its query', () => {
    const request = { url: '//places?a=//b' }
    preserveLeadingSlashes(request, null, () => {})
    expect(new URL(request.url, 'http://localhost').search).toBe('?a=//b')
  })
})
