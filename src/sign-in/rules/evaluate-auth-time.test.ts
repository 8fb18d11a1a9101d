import { expect, it } from 'vitest'
import { evaluateAuthTime } from './evaluate-auth-time.ts'

const STARTED_AT_S = 10_000

it.each([
  ['accepted', null, false, 0, false],
  ['accepted', 5, false, 0, false],
  ['reauthenticate', null, false, 9000, false],
  ['reauthenticate', null, false, 9000, true],
  ['reauthenticate', 8999, false, 9000, false],
  ['accepted', 9000, false, 9000, false],
  ['accepted', 9990, true, 9000, false],
  ['rejected', 9984, true, 9000, false],
  ['rejected', 9984, true, 9000, true],
  ['rejected', null, true, 9000, false],
  ['accepted', null, true, 9000, true],
  ['rejected', null, true, 0, false],
  ['reauthenticate', 10_005, true, 10_060, false],
  ['accepted', 10_045, true, 10_060, false],
  ['reauthenticate', null, true, 10_060, true],
  ['rejected', 9984, true, 10_060, false],
] as const)(
  'returns %s for auth_time %s, reauthentication requested %s, revoked before %s, auth_time never sent %s',
  (verdict, authTimeS, wasReauthenticationRequested, revokedBeforeS, lacksAuthTime) => {
    expect(
      evaluateAuthTime(
        {
          authTimeS,
          wasReauthenticationRequested,
          startedAtS: STARTED_AT_S,
          lacksAuthTime,
        },
        revokedBeforeS,
      ),
    ).toBe(verdict)
  },
)
