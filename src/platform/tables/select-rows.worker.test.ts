import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Bindings } from '#src/config/bindings.ts'
import { runStatements } from '#src/platform/database.ts'
import { insertStatement, selectRows, selectStatement } from './select-rows.ts'

const { DB: db } = env as unknown as Bindings

let owner: string
beforeEach(() => {
  owner = crypto.randomUUID()
})

describe('typed queries of tables', () => {
  it('return the chosen columns of the rows that match, in order', async () => {
    await runStatements(db, [
      insertStatement('country_marks', { owner, country: '/b', mark: 'want', marked_at_s: 2 }),
      insertStatement('country_marks', { owner, country: '/a', mark: 'been', marked_at_s: 1 }),
    ])
    const rows = await selectRows(
      db,
      'country_marks',
      ['country', 'mark'],
      'WHERE owner = ? ORDER BY country',
      owner,
    )
    expect(rows).toEqual([
      { country: '/a', mark: 'been' },
      { country: '/b', mark: 'want' },
    ])
  })

  it('return one result for each statement of a transaction, with the rows of that table', async () => {
    const [inserted, settings] = await runStatements(db, [
      insertStatement('account_settings', { owner, nickname: null, changed_at_s: 7 }),
      selectStatement('account_settings', ['nickname', 'changed_at_s'], 'WHERE owner = ?', owner),
    ])
    expect([inserted.changes, settings.rows]).toEqual([1, [{ nickname: null, changed_at_s: 7 }]])
  })

  it('ignore, replace or refuse a row whose key exists', async () => {
    const insert = (nickname: string, onConflict?: 'IGNORE' | 'REPLACE') =>
      runStatements(db, [
        insertStatement('account_settings', { owner, nickname, changed_at_s: 1 }, onConflict),
      ])
    const nickname = async () =>
      (await selectRows(db, 'account_settings', ['nickname'], 'WHERE owner = ?', owner))[0]?.nickname
    await insert('Ana')
    await expect(insert('Ben')).rejects.toThrow()
    await insert('Cem', 'IGNORE')
    expect(await nickname()).toBe('Ana')
    await insert('Dua', 'REPLACE')
    expect(await nickname()).toBe('Dua')
  })

  it('do not compile with an unknown column or a value of another type', () => {
    // @ts-expect-error: the column is misspelt.
    selectStatement('account_settings', ['nick_name'], '')
    // @ts-expect-error: the column is a number.
    insertStatement('account_settings', { owner, changed_at_s: 'now' })
    // @ts-expect-error: the mark is none of the listed values.
    insertStatement('country_marks', { owner, country: '/a', mark: 'seen', marked_at_s: 1 })
  })
})
