import { env } from 'cloudflare:test'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { statement } from './database.ts'
import { type Purge, purgeInSlices } from './purge-slices.ts'

const db = (env as unknown as { readonly DB: D1Database }).DB

beforeEach(async () => {
  await db.exec('DROP TABLE IF EXISTS aged')
  await db.exec('CREATE TABLE aged (id INTEGER PRIMARY KEY, at_s INTEGER)')
  await db.exec(
    'INSERT INTO aged (at_s) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1800) SELECT i FROM n',
  )
})

// Other files of the process share the database, and one of them compares its tables.
afterAll(async () => {
  await db.exec('DROP TABLE IF EXISTS aged')
})

/** Deletes old rows, and records the limit of each slice. */
function aged(slices: number[] = []): Purge {
  return {
    name: 'aged',
    slice: (limit) => {
      slices.push(limit)
      return [
        statement('DELETE FROM aged WHERE id IN (SELECT id FROM aged WHERE at_s <= 1700 LIMIT ?)', limit),
      ]
    },
  }
}

const left = async () => (await db.prepare('SELECT COUNT(*) AS many FROM aged').first<number>('many')) ?? -1

describe('purgeInSlices', () => {
  it('deletes one slice at a time until nothing old is left', async () => {
    const slices: number[] = []
    const outcomes = await purgeInSlices(db, [aged(slices)], { nowMs: () => 0, budgetMs: 1000 })
    expect(outcomes).toEqual([{ name: 'aged', deleted: 1700, isDone: true, error: null }])
    expect([slices, await left()]).toEqual([[500, 500, 500, 500], 100])
  })

  it('stops at its time budget with isDone false; the next run continues', async () => {
    let nowMs = 0
    const clock = () => (nowMs += 300)
    const [first] = await purgeInSlices(db, [aged()], { nowMs: clock, budgetMs: 700 })
    expect(first).toMatchObject({ deleted: 1000, isDone: false })
    const [second] = await purgeInSlices(db, [aged()], { nowMs: () => 0, budgetMs: 700, maxSlices: 2 })
    expect([second?.isDone, await left()]).toEqual([true, 100])
  })

  it('runs the other purges after one has failed', async () => {
    const broken: Purge = { name: 'broken', slice: () => [statement('DELETE FROM nowhere')] }
    const outcomes = await purgeInSlices(db, [broken, aged()], { nowMs: () => 0, budgetMs: 1000 })
    expect(outcomes.map(({ name, isDone, error }) => [name, isDone, error === null])).toEqual([
      ['broken', false, false],
      ['aged', true, true],
    ])
  })
})
