import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_S, HOUR_S } from '#src/platform/durations.ts'
import { purgeInSlices } from '#src/platform/purge-slices.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { SITE } from '#test/support/worker/visitor.ts'
import { fingerprintOf, groupingKeyOf } from './error-grouping.ts'
import type { ErrorOccurrence } from './error-occurrence.ts'
import { createErrorRecorder } from './error-recorder.ts'
import { errorPurges, recordOccurrence } from './error-store.ts'

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
const record = async (changes: Partial<ErrorOccurrence> = {}, nowS = NOW_S, times = 1) => {
  const event = occurrence(changes)
  const fingerprint = await fingerprintOf(groupingKeyOf(event))
  await recordOccurrence(db, event, { fingerprint, times, nowS })
  return fingerprint
}
const count = async (table: string) =>
  (await db.prepare(`SELECT count(*) AS many FROM ${table}`).first<{ many: number }>())?.many

describe('fingerprintOf', () => {
  it('ignores builds and values, and differs by message, file and side', async () => {
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

describe('recordOccurrence', () => {
  it('counts by day, build, place and page, and retains the five newest samples', async () => {
    for (let index = 0; index < 8; index += 1)
      await record({ requestId: `r${index}`, place: `P${index}` }, NOW_S + index, 2)
    await record({}, NOW_S + DAY_S)
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

  it('limits groups to three hundred, facet values to twenty, and the size of samples', async () => {
    const uniqueText = (index: number) => String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))
    for (let index = 0; index < 306; index += 1)
      await record({ message: `made up ${uniqueText(index)}`, frames: [] })
    expect(await count('error_groups')).toBe(301)
    expect(
      await db.prepare(`SELECT times FROM error_groups WHERE fingerprint = 'others-browser'`).first(),
    ).toEqual({
      times: 6,
    })
    // The worker has its own limit.
    await record({ side: 'worker', message: 'late' })
    expect(await count('error_groups')).toBe(302)
    // A group that was last seen more than a day ago is evicted.
    await record({ message: 'fresh', frames: [] }, NOW_S + 2 * DAY_S)
    expect(await count('error_groups')).toBe(302)
    const fresh = await db.prepare(`SELECT title FROM error_groups WHERE title LIKE '%fresh'`).first()
    expect(fresh).not.toBeNull()
    for (let index = 0; index < 30; index += 1)
      await record({ message: 'paged', page: `/p/${uniqueText(index)}` })
    const paged = await db
      .prepare(
        `SELECT count(*) AS many FROM error_facets WHERE kind = 'page' AND fingerprint = 'others-browser'`,
      )
      .first()
    expect(paged).toEqual({ many: 20 })
    await record({ message: 'long', history: Array.from({ length: 20 }, () => ({ type: 'x'.repeat(2000) })) })
    expect(
      (await db.prepare('SELECT max(length(sample)) AS long FROM error_samples').first<{ long: number }>())
        ?.long,
    ).toBeLessThan(8001)
  })

  it('makes room for a true error an hour after invented ones filled the table, and keeps what is seen', async () => {
    const nameOf = (index: number) => String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))
    const invent = (index: number, nowS: number) =>
      record({ message: `invented ${nameOf(index)}`, frames: [] }, nowS, 2)
    const frequent = await record({ message: 'frequent' }, NOW_S - 2 * HOUR_S, 50)
    for (let index = 0; index < 299; index += 1) await invent(index, NOW_S)
    const titleOf = (fingerprint: string) =>
      db.prepare('SELECT title FROM error_groups WHERE fingerprint = ?').bind(fingerprint).first('title')
    // Within the hour nothing but what is no longer seen makes room.
    await record({ message: 'frequent' }, NOW_S)
    const early = await record({ message: 'too early' }, NOW_S + 60)
    expect(await titleOf(early)).toBeNull()
    const late = await record({ message: 'a true one' }, NOW_S + HOUR_S + 60)
    expect([await titleOf(late), await titleOf(frequent)]).toEqual([
      'TypeError: a true one',
      'TypeError: frequent',
    ])
    expect(await count('error_groups')).toBe(301)
    // Nothing of the evicted group is left.
    for (const table of ['error_days', 'error_facets', 'error_samples']) {
      const orphans = `SELECT count(*) AS n FROM ${table} WHERE fingerprint NOT IN (SELECT fingerprint FROM error_groups)`
      expect([table, await db.prepare(orphans).first('n')]).toEqual([table, 0])
    }
  })

  it('purges errors after thirty days', async () => {
    await record({ message: 'old' }, NOW_S - 31 * DAY_S)
    await record({ message: 'new' })
    await purgeInSlices(db, errorPurges(NOW_S), { nowMs: Date.now, budgetMs: 5000 })
    for (const table of ['error_groups', 'error_days', 'error_samples'])
      expect([table, await count(table)]).toEqual([table, 1])
    expect(await count('error_facets')).toBe(3)
  })

  it('writes once a minute per group and counts suppressed errors', async () => {
    let nowMs = NOW_S * 1000
    const recordError = createErrorRecorder(() => nowMs)
    for (let index = 0; index < 50; index += 1) await recordError(occurrence(), db)
    expect(await db.prepare('SELECT times FROM error_groups').first()).toEqual({ times: 1 })
    nowMs += 61_000
    await recordError(occurrence(), db)
    expect(await db.prepare('SELECT times FROM error_groups').first()).toEqual({ times: 51 })
    for (let index = 0; index < 40; index += 1)
      await recordError(occurrence({ message: `other ${'q'.repeat(index)}` }), db)
    expect(await count('error_groups')).toBeLessThan(12)
  })
})
