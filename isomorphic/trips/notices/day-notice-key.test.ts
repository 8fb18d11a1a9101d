import { expect, it } from 'vitest'
import { dayNoticeKey } from './day-notice-key.ts'

it('is the same for the same line, and another for another text', () => {
  const holiday = { kind: 'holiday', text: 'Bastille Day, a public holiday in France' }
  expect(dayNoticeKey(holiday)).toBe(dayNoticeKey({ ...holiday }))
  expect(dayNoticeKey(holiday)).toMatch(/^[0-9a-f]{6}$/)
  const others = [
    { kind: 'holiday', text: 'Assumption Day, a public holiday in France' },
    { kind: 'festival', text: holiday.text },
    { kind: '', text: '' },
  ]
  expect(new Set([holiday, ...others].map(dayNoticeKey)).size).toBe(4)
})
