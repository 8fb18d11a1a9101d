import { expect, it } from 'vitest'
import { noticeKey } from './notice-key.ts'

it('is the same for the same line, and another for another text', () => {
  const holiday = { kind: 'holiday', text: 'Bastille Day, a public holiday in France' }
  expect(noticeKey(holiday)).toBe(noticeKey({ ...holiday }))
  expect(noticeKey(holiday)).toMatch(/^[0-9a-f]{6}$/)
  const others = [
    { kind: 'holiday', text: 'Assumption Day, a public holiday in France' },
    { kind: 'festival', text: holiday.text },
    { kind: '', text: '' },
  ]
  expect(new Set([holiday, ...others].map(noticeKey)).size).toBe(4)
})
