import { expect, it } from 'vitest'
import { expireHostCookie, hostCookie } from './host-cookie.ts'

it('restricts cookies to this host, and hides them from scripts and cross-site requests', () => {
  expect(hostCookie('__Host-x', 'v', 60)).toBe(
    '__Host-x=v; Max-Age=60; Path=/; Secure; HttpOnly; SameSite=Lax',
  )
  expect(expireHostCookie('__Host-x')).toBe('__Host-x=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Lax')
})
