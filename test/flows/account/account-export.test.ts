import { beforeAll, describe, expect, it } from 'vitest'
import { hashAddress } from '#src/mail/hash-address.ts'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { bindings } from '#test/support/worker/test-database.ts'
import {
  ADDRESS_KEY,
  type Column,
  EMAIL,
  EXPORTED_COLUMNS,
  NOT_PERSONAL,
  SUBSCRIBER,
} from './exported-columns.ts'

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

function plantedIn(column: string, spec: Column, sub: string, addressHash: string): string | number {
  if (column === 'customer') return `sub:${sub}`
  if (column === 'owner') return sub
  if (spec === ADDRESS_KEY) return addressHash
  return 'value' in spec ? spec.value : spec.placeholder
}

async function plant(sub: string): Promise<void> {
  const addressHash = await hashAddress(EMAIL)
  for (const [table, columns] of Object.entries(EXPORTED_COLUMNS)) {
    const entries = Object.entries(columns)
    const names = entries.map(([name]) => name)
    await bindings.DB.prepare(
      `INSERT OR REPLACE INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    )
      .bind(...entries.map(([name, spec]) => plantedIn(name, spec, sub, addressHash)))
      .run()
  }
}

describe('account export', () => {
  it('the list of exported columns is complete', async () => {
    const { results } = await bindings.DB.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND substr(name, 1, 1) <> '_' AND name NOT LIKE 'sqlite%'",
    ).all<{ name: string }>()
    const known = [...Object.keys(EXPORTED_COLUMNS), ...Object.keys(NOT_PERSONAL)]
    expect(results.map(({ name }) => name).sort()).toEqual(known.sort())
    for (const name of Object.keys(NOT_PERSONAL))
      expect(await columnsOf(name)).not.toEqual(expect.arrayContaining(['owner']))
    for (const [table, columns] of Object.entries(EXPORTED_COLUMNS))
      expect([table, await columnsOf(table)]).toEqual([table, Object.keys(columns).sort()])
  })

  it('the export has the value of each column, orders, grants and times included', async () => {
    const ana = await signInMember(site, crypto.randomUUID(), { email: EMAIL })
    const sub = await subOf(ana)
    // This session began before the planted revocation time.
    await plant(sub)
    const text = await (await ana.get('/profile/settings/export.json')).text()
    const missing = Object.entries(EXPORTED_COLUMNS).flatMap(([table, columns]) =>
      Object.entries(columns).flatMap(([column, spec]) => {
        if ('reason' in spec || column === 'shows_note') return []
        return text.includes(String(spec.date ?? spec.value)) ? [] : [`${table}.${column}`]
      }),
    )
    expect(missing).toEqual([])
    expect(text).toContain('"othersMayReadNote": true')
    expect(text).not.toContain('export-withheld')
    expect(text).not.toContain(SUBSCRIBER)
  })

  it('the export has no data of an unverified address', async () => {
    const claims = { email: EMAIL, email_verified: false }
    const other = await signInMember(site, crypto.randomUUID(), claims)
    await plant(await subOf(other))
    const text = await (await other.get('/profile/settings/export.json')).text()
    expect(text).not.toContain('what the export agreed to')
    expect(text).not.toContain('the bridge of the export is gone')
  })

  it('deleting the account removes the reporter of a mistake, and retains the report', async () => {
    const ana = await signInMember(site, crypto.randomUUID(), { email: EMAIL })
    await plant(await subOf(ana))
    expect((await ana.form('/profile/settings/delete', { confirm: 'yes' })).status).toBe(303)
    const report = "SELECT contact, client_window FROM mistakes WHERE id = 'export-withheld-report'"
    expect(await bindings.DB.prepare(report).first()).toEqual({ contact: '', client_window: '' })
    const subscriber = 'SELECT address FROM newsletter_subscribers WHERE id = ?'
    expect(await bindings.DB.prepare(subscriber).bind(SUBSCRIBER).first()).toBeNull()
  })
})
