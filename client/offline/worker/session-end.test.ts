import { describe, expect, it } from 'vitest'
import { isSessionEnd } from './session-end.ts'

const ORIGIN = 'https://fernway.test'

describe('isSessionEnd', () => {
  it.each([
    ['GET', 'navigate', '/api/auth/logout'],
    ['GET', 'navigate', '/api/auth/logout?from=menu'],
    ['POST', 'navigate', '/profile/settings/delete'],
    ['GET', 'navigate', '/de/api/auth/logout'],
    ['POST', 'navigate', '/cs/profile/settings/delete'],
  ] as const)('recognises %s (%s) of %s as the end of a session', (method, mode, path) => {
    expect(isSessionEnd({ method, mode, url: ORIGIN + path })).toBe(true)
  })

  it.each([
    ['GET', 'no-cors', '/api/auth/logout'],
    ['GET', 'navigate', '/api/auth/login'],
    ['GET', 'navigate', '/profile/settings/delete'],
    ['POST', 'cors', '/profile/settings/delete'],
    ['GET', 'navigate', '/xx/api/auth/logout'],
  ] as const)('does not recognise %s (%s) of %s as the end of a session', (method, mode, path) => {
    expect(isSessionEnd({ method, mode, url: ORIGIN + path })).toBe(false)
  })
})
