import { describe, expect, it } from 'vitest'
import {
  isState,
  isTransactionPending,
  selectCookiesToEvict,
  transactionCookieName,
} from './authorization-transaction.ts'

const NOW_S = 1_763_712_000
const cookie = (index: number, ageS: number, length = 100) => ({
  name: transactionCookieName(String(index).padStart(43, '0').split('').reverse().join('')),
  value: `${NOW_S - ageS}.${'x'.repeat(length)}`,
})

it('accepts a state of 43 base64url characters only', () => {
  expect(isState('A'.repeat(43))).toBe(true)
  for (const text of [
    '',
    'A'.repeat(42),
    'A'.repeat(44),
    `${'A'.repeat(42)}=`,
    `${'A'.repeat(43)}\n`,
    '__proto__',
  ])
    expect(isState(text)).toBe(false)
})

it('allows ten minutes for a sign-in and a clock difference of 15 seconds', () => {
  expect([0, 600, 601, -15, -16].map((ageS) => isTransactionPending(NOW_S - ageS, NOW_S))).toEqual([
    true,
    true,
    false,
    true,
    false,
  ])
})

describe('selectCookiesToEvict', () => {
  it('ignores cookies of other names', () => {
    expect(
      selectCookiesToEvict(
        [
          { name: '__Host-session', value: 'x' },
          { name: 'signin', value: 'x' },
        ],
        100,
        NOW_S,
      ),
    ).toEqual([])
  })

  it('evicts expired and malformed cookies', () => {
    const pending = cookie(1, 10)
    const malformed = { name: '__Host-signin-broken', value: 'x' }
    expect(selectCookiesToEvict([cookie(2, 601), pending, malformed], 100, NOW_S)).toEqual([
      cookie(2, 601).name,
      malformed.name,
    ])
  })

  it('retains the seven newest cookies beside the new one', () => {
    const cookies = Array.from({ length: 10 }, (_, index) => cookie(index, index * 10))
    expect(selectCookiesToEvict(cookies, 100, NOW_S)).toEqual(
      [7, 8, 9].map((index) => cookie(index, index * 10).name),
    )
  })

  it('limits the total size of the retained cookies', () => {
    const cookies = Array.from({ length: 6 }, (_, index) => cookie(index, index, 1800))
    expect(selectCookiesToEvict(cookies, 1800, NOW_S)).toEqual(
      [2, 3, 4, 5].map((index) => cookie(index, index).name),
    )
  })

  it('evicts no more than 20 cookies in one response', () => {
    expect(
      selectCookiesToEvict(
        Array.from({ length: 300 }, (_, index) => cookie(index, 700)),
        100,
        NOW_S,
      ).length,
    ).toBe(20)
  })
})
