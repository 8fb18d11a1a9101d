import { expect, it } from 'vitest'
import { isBlockedAddress } from './refused-address.ts'

const REFUSED = ['mailinator.com', 'postmaster@']

it.each([
  ['ana@mailinator.com', true],
  ['ana@eu.mailinator.com', true],
  ['ana@notmailinator.com', false],
  ['postmaster@example.com', true],
  ['postmasters@example.com', false],
  ['mailinator.com@example.com', false],
  ['ana@example.com', false],
])('blocks %s: %s', (address, isRefused) => {
  expect(isBlockedAddress(address, REFUSED)).toBe(isRefused)
})
