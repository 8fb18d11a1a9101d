import { expect, it } from 'vitest'
import { isAllowedRemoteUrl } from './allowed-remote-url.ts'

it('allows https for any host', () => {
  expect(isAllowedRemoteUrl('https://id.example/authorize', false)).toBe(true)
  expect(isAllowedRemoteUrl('https://localhost:8443/', false)).toBe(true)
})

it('allows plain http only to loopback hosts, and only in local runs', () => {
  const loopback = [
    'http://localhost:8788/',
    'http://127.0.0.1:8788/',
    'http://[::1]:8788/',
    'http://2130706433/',
  ]
  expect(loopback.map((address) => isAllowedRemoteUrl(address, true))).toEqual([true, true, true, true])
  expect(loopback.map((address) => isAllowedRemoteUrl(address, false))).toEqual([false, false, false, false])
})

it.each([
  'http://id.example/',
  'http://localhost.evil.example/',
  'http://169.254.169.254/',
  'ftp://localhost/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  '//id.example',
  '/x',
  '',
  'https://user:pass@id.example/',
  'https://user@id.example/',
])('rejects %s', (address) => {
  expect(isAllowedRemoteUrl(address, true)).toBe(false)
})
