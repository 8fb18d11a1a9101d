import { describe, expect, it } from 'vitest'
import { isSessionEnd } from './session-end.ts'

const ORIGIN = 'https://fernway.test'

describe('who leaves an account', () => {
  it.each([
    ['GET', 'navigate', '/api/auth/logout'],
    ['GET', 'navigate', '/api/auth/logout?from=menu'],
    ['POST', 'navigate', '/profile/settings/delete'],
  ] as const)('is whom %s (%s) of %s lets go', (method, mode, path) => {
    expect(isSessionEnd({ method, mode, url: ORIGIN + path })).toBe(true)
  })

  it.each([
    ['GET', 'no-cors', '/api/auth/logout'],
    ['GET', 'navigate', '/api/auth/login'],
    ['GET', 'navigate', '/profile/settings/delete'],
    ['POST', 'cors', '/profile/settings/delete'],
  ] as const)('is nobody by %s (%s) of %s', (method, mode, path) => {
    expect(isSessionEnd({ method, mode, url: ORIGIN + path })).toBe(false)
  })
})
