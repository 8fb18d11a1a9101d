import { describe, expect, it } from 'vitest'
import { localTimeText } from './local-time.ts'

const NOON = new Date('2026-11-21T12:05:00Z')

describe('localTimeText', () => {
  it('tells weekday and time in the zone', () => {
    expect(localTimeText('Asia/Tokyo', NOON)).toBe('Sat 21:05')
    expect(localTimeText('Pacific/Kiritimati', NOON)).toBe('Sun 02:05')
  })
  it('stays silent about a zone that it does not know', () => {
    expect(localTimeText('Mars/Olympus', NOON)).toBeNull()
  })
})
