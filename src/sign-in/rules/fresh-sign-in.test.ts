import { expect, it } from 'vitest'
import { judgeReturn } from './fresh-sign-in.ts'

const STARTED = 10_000

it.each([
  ['enough', null, false, 0],
  ['enough', 5, false, 0],
  ['ask anew', null, false, 9000],
  ['ask anew', 8999, false, 9000],
  ['enough', 9000, false, 9000],
  ['enough', 9990, true, 9000],
  ['refused', 9984, true, 9000],
  ['refused', null, true, 9000],
  ['refused', null, true, 0],
] as const)(
  'is %s: known since %s, asked anew %s, all ended before %s',
  (verdict, authTimeS, wasAskedAnew, ended) => {
    expect(judgeReturn({ authTimeS, wasAskedAnew, startedAtS: STARTED }, ended)).toBe(verdict)
  },
)
