import { describe, expect, it } from 'vitest'
import { preserveLeadingSlashes } from './preserve-request-paths.ts'

/** The path that the emulator reads from a request after the middleware. */
function pathOf(url: string): string {
  const request = { url, originalUrl: url }
  preserveLeadingSlashes(request, null, () => {})
  expect(request.originalUrl).toBe(request.url)
  const { host, pathname } = new URL(request.url, 'http://localhost')
  expect(host).toBe('localhost')
  return pathname
}

describe('preserveLeadingSlashes', () => {
  it.each(['/', '/places', '//places', '///places', '//evil.example/x', '//'])('keeps %s a path', (url) => {
    expect(pathOf(url)).toBe(url)
  })

  it('keeps the query', () => {
    const request = { url: '//places?a=//b' }
    preserveLeadingSlashes(request, null, () => {})
    expect(new URL(request.url, 'http://localhost').search).toBe('?a=//b')
  })
})
