import { describe, expect, it } from 'vitest'
import { formatLocalTime } from './local-time.ts'

const NOON = new Date('2026-11-21T12:05:00Z')

describe('localTimeText', () => {
  it('tells weekday and time in the zone', () => {
    expect(formatLocalTime('Asia/Tokyo', NOON)).toBe('Sat 21:05')
    expect(formatLocalTime('Pacific/Kiritimati', NOON)).toBe('Sun 02:05')
  })
  it('stays silent about a zone that it does not know', () => {
    expect(formatLocalTime('Mars/Olympus', NOON)).toBeNull()
  })
})
