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

it('knows a state of ours by its form', () => {
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

it('lets a sign-in take ten minutes, and clocks differ by a little', () => {
  expect([0, 600, 601, -15, -16].map((ageS) => isTransactionPending(NOW_S - ageS, NOW_S))).toEqual([
    true,
    true,
    false,
    true,
    false,
  ])
})

describe('cookiesToDrop', () => {
  it('leaves other cookies alone', () => {
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

  it('drops what is over, and what is broken', () => {
    const kept = cookie(1, 10)
    const broken = { name: '__Host-signin-broken', value: 'x' }
    expect(selectCookiesToEvict([cookie(2, 601), kept, broken], 100, NOW_S)).toEqual([
      cookie(2, 601).name,
      broken.name,
    ])
  })

  it('keeps the seven newest beside the new one', () => {
    const cookies = Array.from({ length: 10 }, (_, index) => cookie(index, index * 10))
    expect(selectCookiesToEvict(cookies, 100, NOW_S)).toEqual(
      [7, 8, 9].map((index) => cookie(index, index * 10).name),
    )
  })

  it('keeps all of them together small', () => {
    const cookies = Array.from({ length: 6 }, (_, index) => cookie(index, index, 1800))
    expect(selectCookiesToEvict(cookies, 1800, NOW_S)).toEqual(
      [2, 3, 4, 5].map((index) => cookie(index, index).name),
    )
  })

  it('clears up after a browser that holds hundreds, in bounded steps', () => {
    expect(
      selectCookiesToEvict(
        Array.from({ length: 300 }, (_, index) => cookie(index, 700)),
        100,
        NOW_S,
      ).length,
    ).toBe(20)
  })
})
