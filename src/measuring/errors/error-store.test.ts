import { beforeEach, describe, expect, it } from 'vitest'
import { purgeInSlices } from '#src/platform/purge-slices.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { SITE } from '#test/support/worker/visitor.ts'
import { fingerprintOf, groupingKeyOf } from './error-grouping.ts'
import type { ErrorOccurrence } from './error-occurrence.ts'
import { createErrorRecorder } from './error-recorder.ts'
import { errorPurges, recordOccurrence } from './error-store.ts'

const DAY_S = 86_400
const NOW_S = 1_800_000_000
const { EVENTS_DB: db } = bindings

beforeEach(async () => {
  const tables = ['error_groups', 'error_days', 'error_facets', 'error_samples']
  await db.batch(tables.map((table) => db.prepare(`DELETE FROM ${table}`)))
})

const occurrence = (changes: Partial<ErrorOccurrence> = {}): ErrorOccurrence => ({
  side: 'browser',
  type: 'TypeError',
  message: 'x is not a function',
  frames: [{ function: 'a', file: `${SITE}/assets/entry-Abcd1234.js`, line: 1, column: 20 }],
  build: 'assets/entry-Abcd1234.js',
  place: 'AMS',
  page: '/places',
  about: '',
  requestId: 'r1',
  history: [],
  ...changes,
})
const keep = async (changes: Partial<ErrorOccurrence> = {}, nowS = NOW_S, times = 1) => {
  const kept = occurrence(changes)
  const fingerprint = await fingerprintOf(groupingKeyOf(kept))
  await recordOccurrence(db, kept, { fingerprint, times, nowS })
  return fingerprint
}
const count = async (table: string) =>
  (await db.prepare(`SELECT count(*) AS many FROM ${table}`).first<{ many: number }>())?.many

describe('causes', () => {
  it('are the same from build to build and whatever the values, and differ by message, file and side', async () => {
    const base = await fingerprintOf(groupingKeyOf(occurrence({ message: 'no item 17 in "a"' })))
    const later = occurrence({
      message: 'no item 3 in "bcd"',
      frames: [{ function: 'q', file: `${SITE}/assets/entry-Zz_9-abc.js`, line: 9, column: 1 }],
    })
    expect(await fingerprintOf(groupingKeyOf(later))).toBe(base)
    const others = [
      occurrence({ message: 'no item' }),
      occurrence({ message: 'no item 17 in "a"', side: 'worker' }),
      occurrence({ message: 'no item 17 in "a"', frames: [] }),
    ]
    for (const other of others) expect(await fingerprintOf(groupingKeyOf(other))).not.toBe(base)
  })
})

describe('the store of errors', () => {
  it('counts by day, build, place and page, and keeps the five newest', async () => {
    for (let turn = 0; turn < 8; turn += 1)
      await keep({ requestId: `r${turn}`, place: `P${turn}` }, NOW_S + turn, 2)
    await keep({}, NOW_S + DAY_S)
    expect(await count('error_groups')).toBe(1)
    expect((await db.prepare('SELECT times FROM error_days ORDER BY day').all()).results).toEqual([
      { times: 16 },
      { times: 1 },
    ])
    expect(await count('error_samples')).toBe(5)
    expect(await db.prepare('SELECT times, last_at_s FROM error_groups').first()).toEqual({
      times: 17,
      last_at_s: NOW_S + DAY_S,
    })
  })

  it('is bounded: causes beyond three hundred go together, values beyond twenty are not named, samples are cut', async () => {
    const letters = (turn: number) => String.fromCharCode(97 + (turn % 26), 97 + Math.floor(turn / 26))
    for (let turn = 0; turn < 306; turn += 1) await keep({ message: `made up ${letters(turn)}`, frames: [] })
    expect(await count('error_groups')).toBe(301)
    expect(
      await db.prepare(`SELECT times FROM error_groups WHERE fingerprint = 'others-browser'`).first(),
    ).toEqual({
      times: 6,
    })
    // The worker's have room of their own.
    await keep({ side: 'worker', message: 'late' })
    expect(await count('error_groups')).toBe(302)
    // One that was seen once, and not for a day, makes room.
    await keep({ message: 'fresh', frames: [] }, NOW_S + 2 * DAY_S)
    expect(await count('error_groups')).toBe(302)
    const fresh = await db.prepare(`SELECT title FROM error_groups WHERE title LIKE '%fresh'`).first()
    expect(fresh).not.toBeNull()
    for (let turn = 0; turn < 30; turn += 1) await keep({ message: 'paged', page: `/p/${letters(turn)}` })
    const paged = await db
      .prepare(
        `SELECT count(*) AS many FROM error_facets WHERE kind = 'page' AND fingerprint = 'others-browser'`,
      )
      .first()
    expect(paged).toEqual({ many: 20 })
    await keep({ message: 'long', history: Array.from({ length: 20 }, () => ({ type: 'x'.repeat(2000) })) })
    expect(
      (await db.prepare('SELECT max(length(sample)) AS long FROM error_samples').first<{ long: number }>())
        ?.long,
    ).toBeLessThan(8001)
  })

  it('forgets after thirty days', async () => {
    await keep({ message: 'old' }, NOW_S - 31 * DAY_S)
    await keep({ message: 'new' })
    await purgeInSlices(db, errorPurges(NOW_S), { nowMs: Date.now, budgetMs: 5000 })
    for (const table of ['error_groups', 'error_days', 'error_samples'])
      expect([table, await count(table)]).toEqual([table, 1])
    expect(await count('error_facets')).toBe(3)
  })

  it('is written once a minute for one cause, with what came meanwhile counted', async () => {
    let nowMs = NOW_S * 1000
    const keeper = createErrorRecorder(() => nowMs)
    for (let turn = 0; turn < 50; turn += 1) await keeper(occurrence(), db)
    expect(await db.prepare('SELECT times FROM error_groups').first()).toEqual({ times: 1 })
    nowMs += 61_000
    await keeper(occurrence(), db)
    expect(await db.prepare('SELECT times FROM error_groups').first()).toEqual({ times: 51 })
    for (let turn = 0; turn < 40; turn += 1)
      await keeper(occurrence({ message: `other ${'q'.repeat(turn)}` }), db)
    expect(await count('error_groups')).toBeLessThan(12)
  })
})
