import { describe, expect, it } from 'vitest'
import { DAY_S } from '#src/platform/durations.ts'
import { isPublicHttpsAddress, judgeResponse } from './link-verdict.ts'

const NOW_S = 1_800_000_000
const NEVER = { failures: 0, failingSinceS: null }

describe('isPublicHttpsAddress', () => {
  it.each(['https://shop.fernway.com/a?b=c', 'https://xn--bcher-kva.de/', 'https://a.co.uk.'])(
    'accepts %s',
    (address) => {
      expect(isPublicHttpsAddress(address)).toBe(true)
    },
  )

  it.each([
    'http://shop.fernway.com/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://db.internal/',
    'https://printer.local/',
    'https://shop.fernway.example/',
    'https://router/',
    'https://ana:secret@fernway.com/',
    'https://fernway.com:8443/',
    'ftp://fernway.com/',
    'nonsense',
  ])('rejects %s', (address) => {
    expect(isPublicHttpsAddress(address)).toBe(false)
  })
})

describe('judgeResponse', () => {
  it('returns broken only after three failures over a day', () => {
    let before: Parameters<typeof judgeResponse>[1] = NEVER
    const states: string[] = []
    for (const afterS of [0, 3600, 7 * 3600, 31 * 3600]) {
      const verdict = judgeResponse({ status: 404, movedTo: '' }, before, NOW_S + afterS)
      states.push(verdict.state)
      before = verdict
    }
    expect(states).toEqual(['doubtful', 'doubtful', 'doubtful', 'broken'])
    expect(judgeResponse({ status: 200, movedTo: '' }, before, NOW_S + 2 * DAY_S)).toMatchObject({
      state: 'fine',
      failures: 0,
      failingSinceS: null,
      nextAtS: NOW_S + 9 * DAY_S,
    })
  })

  it('returns unchecked for sites that refuse bots, and counts a missing response as a failure', () => {
    for (const status of [401, 403, 429, 999])
      expect(judgeResponse({ status, movedTo: '' }, NEVER, NOW_S)).toMatchObject({
        state: 'unchecked',
        failures: 0,
      })
    expect(judgeResponse({ status: null, movedTo: '' }, NEVER, NOW_S)).toMatchObject({
      state: 'doubtful',
      reason: 'no_response',
      nextAtS: NOW_S + 3600,
    })
  })
})
