import { describe, expect, it } from 'vitest'
import { type Alarms, alarmChanges, parseAlarms } from './alarm-changes.ts'
import type { Finding } from './jobs-findings.ts'

const NOW_S = 1_800_000_000
const finding = (state: Finding['state'], subject = 'DB'): Finding => ({
  subject,
  state,
  summary: `${subject} is ${state}`,
  action: state === 'ok' ? '' : 'Do this.',
  runbook: 'full-database',
})
/** Runs every five minutes with the given states of one part. */
function runAll(states: readonly Finding['state'][]): readonly (readonly string[])[] {
  let alarms: Alarms = {}
  return states.map((state, run) => {
    const changes = alarmChanges(alarms, [finding(state)], NOW_S + run * 300)
    alarms = changes.alarms
    return changes.notices.map((notice) => notice.state)
  })
}

describe('alarms', () => {
  it('are raised by the second failing run, once, and resolved once', () => {
    expect(runAll(['ok', 'attention', 'attention', 'attention', 'ok', 'ok'])).toEqual([
      [],
      [],
      ['raised'],
      [],
      ['resolved'],
      [],
    ])
  })

  it('are not raised by a single failing run', () => {
    expect(runAll(['attention', 'ok', 'attention', 'ok']).flat()).toEqual([])
  })

  it('are repeated once a day', () => {
    const day = Array.from({ length: 2 + 288 }, () => 'attention' as const)
    const notified = runAll(day)
    expect(notified.flat()).toEqual(['raised', 'still raised'])
    expect(notified.findIndex((states) => states.includes('still raised'))).toBe(289)
  })

  it('stay as they are while the state is unknown', () => {
    expect(runAll(['attention', 'attention', 'unknown', 'attention', 'unknown', 'ok']).flat()).toEqual([
      'raised',
      'resolved',
    ])
    expect(runAll(['unknown', 'unknown', 'unknown']).flat()).toEqual([])
  })

  it('say what to do and where the runbook is', () => {
    const before = { DB: { sinceS: NOW_S - 300, notifiedAtS: null, summary: '' } }
    expect(alarmChanges(before, [finding('attention')], NOW_S).notices).toEqual([
      {
        subject: 'DB',
        state: 'raised',
        summary: 'DB is attention',
        action: 'Do this.',
        runbook: 'full-database',
      },
    ])
  })

  it.each([null, '', '[]', '{"DB":1}', 'nonsense'])('start empty from the stored value %j', (text) => {
    expect(parseAlarms(text)).toEqual({})
  })
})
