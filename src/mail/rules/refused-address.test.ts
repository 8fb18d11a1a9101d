import { expect, it } from 'vitest'
import { isBlockedAddress } from './refused-address.ts'

const BLOCKLIST = ['mailinator.com', 'postmaster@']

it.each([
  ['ana@mailinator.com', true],
  ['ana@eu.mailinator.com', true],
  ['ana@notmailinator.com', false],
  ['postmaster@example.com', true],
  ['postmasters@example.com', false],
  ['mailinator.com@example.com', false],
  ['ana@example.com', false],
])('blocks %s: %s', (address, isBlocked) => {
  expect(isBlockedAddress(address, BLOCKLIST)).toBe(isBlocked)
})
