import { expect, it } from 'vitest'
import { isLocalHost } from './is-local-host.ts'

const ORIGIN = 'https://travel.example:8443'

it.each([
  ['localhost:8787', true],
  ['LOCALHOST', true],
  ['de.localhost:8787', true],
  ['127.0.0.1:8787', true],
  ['[::1]:8787', true],
  ['travel.example', true],
  [undefined, false],
  ['', false],
  ['rebound.example', false],
  ['localhost.rebound.example', false],
  ['notlocalhost', false],
  ['127.0.0.1.rebound.example', false],
  ['127.0.0.1@rebound.example', false],
  ['travel.example.rebound.example', false],
  ['loc\u0430lhost', false],
])('caught mails are shown for the host %j: %s', (host, isShown) => {
  expect(isLocalHost(host, ORIGIN)).toBe(isShown)
})
