import { expect, it } from 'vitest'
import { evaluateAuthTime } from './evaluate-auth-time.ts'

const STARTED = 10_000

it.each([
  ['enough', null, false, 0, false],
  ['enough', 5, false, 0, false],
  ['ask anew', null, false, 9000, false],
  ['ask anew', null, false, 9000, true],
  ['ask anew', 8999, false, 9000, false],
  ['enough', 9000, false, 9000, false],
  ['enough', 9990, true, 9000, false],
  ['refused', 9984, true, 9000, false],
  ['refused', 9984, true, 9000, true],
  ['refused', null, true, 9000, false],
  ['enough', null, true, 9000, true],
  ['refused', null, true, 0, false],
] as const)(
  'is %s: known since %s, asked anew %s, all ended before %s, never told %s',
  (verdict, authTimeS, wasAskedAnew, ended, isNeverTold) => {
    expect(
      evaluateAuthTime(
        {
          authTimeS,
          wasReauthenticationRequested: wasAskedAnew,
          startedAtS: STARTED,
          lacksAuthTime: isNeverTold,
        },
        ended,
      ),
    ).toBe(verdict)
  },
)
