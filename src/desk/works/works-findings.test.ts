import { describe, expect, it } from 'vitest'
import { findingsOf } from './works-findings.ts'
import type { WorksState } from './works-state.ts'

const WELL: WorksState = {
  bindings: { DB: 'ok', SEARCH: 'ok' },
  work: {
    queue: { waiting: 0, oldestAgeS: null },
    cron: { lastRunS: 0, ageS: 7200, outcome: 'done, 3 rows' },
    deadLetters: 0,
    searchGeneration: 7,
  },
  letters: { waiting: 0, oldestAgeS: null },
  runs: [],
  builds: [],
  sizes: { DB: 5e6, SEARCH: 5e6, EVENTS_DB: 5e6 },
  signIns: 2,
}
const wanting = (state: WorksState) =>
  findingsOf(state).flatMap(({ what, state: mark }) => (mark === 'well' ? [] : [`${what} ${mark}`]))

describe('what the works say', () => {
  it('asks nobody for anything while all is well', () => {
    expect(wanting(WELL)).toEqual([])
    for (const { todo } of findingsOf(WELL)) expect(todo).toBe('')
  })

  it('names what is late, given up, failing or nearly full, each with something to do', () => {
    const ill: WorksState = {
      ...WELL,
      bindings: { DB: 'ok', SEARCH: 'failing' },
      work: {
        queue: { waiting: 3, oldestAgeS: 7200 },
        cron: { lastRunS: 0, ageS: 27 * 3600, outcome: 'unfinished' },
        deadLetters: 1,
        searchGeneration: null,
      },
      letters: { waiting: 1, oldestAgeS: 4000 },
      sizes: { DB: 8.1e9, SEARCH: 5e6, EVENTS_DB: null },
      signIns: 600,
    }
    expect(wanting(ill)).toEqual([
      'SEARCH look',
      'Mails on their way look',
      'Letters on their way look',
      'Dead letters look',
      'Daily run look',
      'Search index look',
      'Size of DB look',
      'Size of EVENTS_DB unknown',
      'Writes to KV look',
    ])
    for (const { state, todo } of findingsOf(ill)) if (state !== 'well') expect(todo).not.toBe('')
    const says = findingsOf(ill).map((finding) => finding.says)
    expect(says).toContain('3 mails wait, the oldest for 2 hours.')
    expect(says).toContain('1 batch of letters waits, the oldest for 1 hour.')
  })
})
