import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  accountHashOfSessionId,
  createSessionId,
  hashAccountId,
  signSessionId,
  verifySessionCookie,
} from './session-cookie.ts'

const SECRET = ['a secret of tests'] as const

it('creates unique session IDs of 136 random bits that share nothing but their account hash', async () => {
  const [accountHash, other] = await Promise.all([hashAccountId('ana'), hashAccountId('ben')])
  expect(accountHash).not.toBe(other)
  const ids = Array.from({ length: 1000 }, () => createSessionId(accountHash))
  expect(new Set(ids.map((id) => id.slice(0, 22))).size).toBe(1000)
  expect(new Set(ids.map(accountHashOfSessionId))).toEqual(new Set([accountHash]))
  expect(ids.every((id) => /^[A-Za-z0-9_-]{43}$/.test(id))).toBe(true)
})

it('verifies a signed session ID with the same secret only', async () => {
  const id = createSessionId(await hashAccountId('ana'))
  const value = await signSessionId(id, SECRET)
  expect(await verifySessionCookie(value, SECRET)).toBe(id)
  expect(await verifySessionCookie(value, ['another'])).toBeNull()
  expect(await verifySessionCookie(value, ['another', ...SECRET])).toBe(id)
})

it('rejects every other spelling of the same bytes', async () => {
  const value = await signSessionId('A'.repeat(43), SECRET)
  const last = value.at(-1) ?? ''
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  for (const other of alphabet.replace(last, ''))
    expect(await verifySessionCookie(value.slice(0, -1) + other, SECRET)).toBeNull()
  for (const spelling of [`${value}=`, ` ${value}`, `${value} `, `${value}\n`, value.replace('.', '%2E')])
    expect(await verifySessionCookie(spelling, SECRET)).toBeNull()
})

it('rejects every other value', async () => {
  expect(await verifySessionCookie(null, SECRET)).toBeNull()
  const shaped = fc.stringMatching(/^[A-Za-z0-9_-]{43}\.[A-Za-z0-9_-]{22}$/)
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string(), shaped),
      async (value) => (await verifySessionCookie(value, SECRET)) === null,
    ),
    { numRuns: 500 },
  )
})
