import { describe, expect, it } from 'vitest'
import { findingsOf } from './jobs-findings.ts'
import type { JobsState } from './jobs-state.ts'

const HEALTHY: JobsState = {
  bindings: { DB: 'ok', SEARCH: 'ok' },
  health: {
    queue: { waiting: 0, oldestAgeS: null },
    cron: { lastRunS: 0, ageS: 7200, outcome: 'done, 3 rows' },
    deadLetters: 0,
    searchGeneration: 7,
  },
  campaignQueue: { waiting: 0, oldestAgeS: null },
  isSendingStopped: false,
  runs: [],
  builds: [],
  sizes: { DB: 5e6, SEARCH: 5e6, EVENTS_DB: 5e6 },
  signIns: 2,
  workerErrors: 3,
}
const problemsOf = (state: JobsState) =>
  findingsOf(state, 'en').flatMap(({ subject, state: health }) =>
    health === 'ok' ? [] : [`${subject} ${health}`],
  )

describe('findingsOf', () => {
  it('suggests no action while everything is healthy', () => {
    expect(problemsOf(HEALTHY)).toEqual([])
    for (const { action } of findingsOf(HEALTHY, 'en')) expect(action).toBe('')
  })

  it('reports what is late, failed, failing or nearly full, each with an action', () => {
    const unhealthy: JobsState = {
      ...HEALTHY,
      bindings: { DB: 'ok', SEARCH: 'failing' },
      health: {
        queue: { waiting: 3, oldestAgeS: 7200 },
        cron: { lastRunS: 0, ageS: 27 * 3600, outcome: 'unfinished' },
        deadLetters: 1,
        searchGeneration: null,
      },
      campaignQueue: { waiting: 1, oldestAgeS: 4000 },
      isSendingStopped: true,
      sizes: { DB: 8.1e9, SEARCH: 5e6, EVENTS_DB: null },
      signIns: 600,
      workerErrors: 101,
    }
    expect(problemsOf(unhealthy)).toEqual([
      'SEARCH attention',
      'Mails in flight attention',
      'Campaigns in flight attention',
      'Sending attention',
      'Dead letters attention',
      'Daily run attention',
      'Search index attention',
      'Errors of the worker attention',
      'Size of DB attention',
      'Size of EVENTS_DB unknown',
      'Writes to KV attention',
    ])
    for (const { state, action } of findingsOf(unhealthy, 'en'))
      if (state !== 'ok') expect(action).not.toBe('')
    const summaries = findingsOf(unhealthy, 'en').map((finding) => finding.summary)
    expect(summaries).toContain('3 mails waiting, the oldest for 2 hours.')
    expect(summaries).toContain('1 batch of mails waiting, the oldest for 1 hour.')
  })
})
