import { describe, expect, it } from 'vitest'
import { formatLocalTime } from './local-time.ts'

const NOON = new Date('2026-11-21T12:05:00Z')

describe('formatLocalTime', () => {
  it('formats weekday and time in the time zone', () => {
    expect(formatLocalTime('Asia/Tokyo', NOON)).toBe('Sat 21:05')
    expect(formatLocalTime('Pacific/Kiritimati', NOON)).toBe('Sun 02:05')
  })
  it('returns null for an unknown time zone', () => {
    expect(formatLocalTime('Mars/Olympus', NOON)).toBeNull()
  })
})
