import { expect, it } from 'vitest'
import { addDismissedAlert, parseDismissedAlerts } from './dismissed-alerts.ts'

it('adds what was closed to what was closed before, each once, the newest first', () => {
  const two = addDismissedAlert(addDismissedAlert(null, 'a1'), 'b2')
  expect([two, addDismissedAlert(two, 'a1')]).toEqual(['b2.a1', 'a1.b2'])
  expect(parseDismissedAlerts(two)).toEqual(['b2', 'a1'])
})

it('forgets the oldest of very many, and what is no version', () => {
  let cookie: string | null = 'x y.<b>.'
  for (let number = 0; number < 40; number += 1) cookie = addDismissedAlert(cookie, `v${number}`)
  expect(parseDismissedAlerts(cookie)).toHaveLength(12)
  expect(cookie?.startsWith('v39.v38.')).toBe(true)
  expect(addDismissedAlert('a1', 'no version')).toBe('a1')
})
