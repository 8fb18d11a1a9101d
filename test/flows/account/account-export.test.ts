import { beforeAll, describe, expect, it } from 'vitest'
import { createAccountSite, type Member, member } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { bindings } from '#test/support/worker/test-database.ts'

/** Not given out, and why. */
const withheld = (reason: string, stands: string | number = 'export-withheld') => ({ reason, stands })
/** Given out: a value that is looked for in the file. A time is looked for as a date. */
const given = (value: string | number) => ({ value })
const at = (seconds: number) => ({ value: seconds, date: new Date(seconds * 1000).toISOString() })
type Column =
  | { readonly reason: string; readonly stands: string | number }
  | { readonly value: string | number; readonly date?: string }

const KEY = withheld('the account itself')
const SEEN = at(1_700_000_111)

/** Every column of every table that holds something of an account; a new one belongs here, and into the export. */
const KEPT: Readonly<Record<string, Readonly<Record<string, Column>>>> = {
  save_lists: {
    owner: KEY,
    list_id: given('00aa11bb22cc33dd'),
    name: given('A list of the export'),
    share_token: given('feedfacefeedfacefeedfacefeedface'),
    created_at_s: at(1_700_000_001),
    removed_at_s: at(1_700_000_002),
    used_at_s: at(1_700_000_003),
  },
  saved_items: {
    owner: KEY,
    list_id: given('00aa11bb22cc33dd'),
    kind: given('place'),
    path: given('/destinations/export'),
    note: given('a note of the export'),
    position: given(987_654),
    saved_at_s: at(1_700_000_004),
    removed_at_s: at(1_700_000_005),
    shows_note: given(1),
  },
  country_marks: {
    owner: KEY,
    country: given('/destinations/exportland'),
    mark: given('want'),
    marked_at_s: at(1_700_000_006),
  },
  applied_changes: {
    change_id: withheld('a number of the row', 987_001),
    owner: KEY,
    change_key: withheld('a number of the device’s own'),
    applied_at_s: withheld('when a device delivered; the change itself is given out', 1_700_000_012),
  },
  account_settings: {
    owner: KEY,
    nickname: given('Nick of the export'),
    changed_at_s: at(1_700_000_007),
  },
  account_sessions: {
    session_hash: withheld('key of the record of a session'),
    owner: KEY,
    device: given('Export on Linux'),
    created_at_s: at(1_700_000_110),
    seen_at_s: SEEN,
  },
  sessions_not_before: { owner: KEY, not_before_s: at(1_700_000_008) },
  library_grants: {
    customer: KEY,
    book_id: given('export-slowly'),
    order_id: given('order-of-the-export'),
    title: given('Export, slowly'),
    place_path: given('/destinations/exportbook'),
    granted_at_s: at(1_700_000_009),
    revoked_at_s: at(1_700_000_010),
  },
}

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

async function columnsOf(table: string): Promise<readonly string[]> {
  const { results } = await bindings.DB.prepare(`PRAGMA table_info(${table})`).all<{ name: string }>()
  return results.map(({ name }) => name).sort()
}

const subOf = async (visitor: Member): Promise<string> =>
  ((await (await visitor.get('/api/auth/profile')).json()) as { sub: string }).sub

function plantedIn(column: string, kept: Column, sub: string): string | number {
  if (column === 'customer') return `sub:${sub}`
  if (column === 'owner') return sub
  return 'value' in kept ? kept.value : kept.stands
}

async function plant(sub: string): Promise<void> {
  for (const [table, columns] of Object.entries(KEPT)) {
    const entries = Object.entries(columns)
    const names = entries.map(([name]) => name)
    await bindings.DB.prepare(
      `INSERT OR REPLACE INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    )
      .bind(...entries.map(([name, kept]) => plantedIn(name, kept, sub)))
      .run()
  }
}

describe('the export of an account', () => {
  it('knows every table and every column that holds something of an account', async () => {
    const { results } = await bindings.DB.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND substr(name, 1, 1) <> '_' AND name NOT LIKE 'sqlite%'",
    ).all<{ name: string }>()
    const owned = await Promise.all(
      results.map(async ({ name }) => {
        const columns = await columnsOf(name)
        return columns.includes('owner') || columns.includes('customer') ? [name] : []
      }),
    )
    expect(owned.flat().sort()).toEqual(Object.keys(KEPT).sort())
    for (const [table, columns] of Object.entries(KEPT))
      expect([table, await columnsOf(table)]).toEqual([table, Object.keys(columns).sort()])
  })

  it('holds what stands in each of them: orders, grants and times as well', async () => {
    const ana = await member(site)
    const sub = await subOf(ana)
    // Before the moment that is planted for ended sessions, this one began.
    await plant(sub)
    const text = await (await ana.get('/profile/settings/export.json')).text()
    const missing = Object.entries(KEPT).flatMap(([table, columns]) =>
      Object.entries(columns).flatMap(([column, kept]) => {
        if ('reason' in kept || column === 'shows_note') return []
        return text.includes(String(kept.date ?? kept.value)) ? [] : [`${table}.${column}`]
      }),
    )
    expect(missing).toEqual([])
    expect(text).toContain('"othersMayReadNote": true')
    expect(text).not.toContain('export-withheld')
  })
})
