import { expect, it } from 'vitest'
import { addDismissedAlert, parseDismissedAlerts } from './dismissed-alerts.ts'

it('adds a dismissed alert once, newest first', () => {
  const two = addDismissedAlert(addDismissedAlert(null, 'a1'), 'b2')
  expect([two, addDismissedAlert(two, 'a1')]).toEqual(['b2.a1', 'a1.b2'])
  expect(parseDismissedAlerts(two)).toEqual(['b2', 'a1'])
})

it('drops the oldest versions above the limit and invalid versions', () => {
  let cookie: string | null = 'x y.<b>.'
  for (let number = 0; number < 40; number += 1) cookie = addDismissedAlert(cookie, `v${number}`)
  expect(parseDismissedAlerts(cookie)).toHaveLength(12)
  expect(cookie?.startsWith('v39.v38.')).toBe(true)
  expect(addDismissedAlert('a1', 'no version')).toBe('a1')
})
