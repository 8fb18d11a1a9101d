import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signSessionId } from '#src/sign-in/sessions/session-cookie.ts'
import release from '#test/support/release-data/release-5a534e6.sql?raw'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import { CLIENT_SECRET } from '#test/support/worker/fake-provider.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { applyTestMigrations, bindings, runSqlFile } from '#test/support/worker/test-database.ts'

const SUBJECT = 'ana-of-an-earlier-release'
const SHARED_LIST = '/lists/5f0c7a9e3b2d4c6f8a1e0b9d7c5f3a2e'
/** What links of mails contained; the database has its hash. */
const MAIL_TOKEN = 'a'.repeat(43)
/** Tables of that release which belong to databases of their own since; operators drop them (docs/operations.md). */
const MOVED = ['events', 'search_index']

const db = bindings.DB
const query = async (sql: string): Promise<readonly Record<string, unknown>[]> =>
  (await db.prepare(sql).all()).results
const NOT_INTERNAL = "name NOT LIKE 'sqlite%' AND substr(name, 1, 1) <> '_' AND name <> 'd1_migrations'"

/** Columns of each table and names of each index: the order of columns depends on when they were added. */
async function readSchema(): Promise<readonly string[]> {
  const rows = await query(
    `SELECT m.type, m.tbl_name, m.name, c.name AS part, c.type AS kind, c."notnull" AS required, c.dflt_value AS value
     FROM sqlite_master m LEFT JOIN pragma_table_info(m.name) c WHERE ${NOT_INTERNAL.replaceAll('name', 'm.name')}`,
  )
  return rows
    .filter(({ tbl_name }) => !MOVED.includes(String(tbl_name)))
    .map((row) => Object.values(row).join(' '))
    .toSorted()
}

async function dropAllTables(): Promise<void> {
  const tables = await query(`SELECT name FROM sqlite_master WHERE type = 'table' AND ${NOT_INTERNAL}`)
  await db.batch([
    db.prepare('PRAGMA defer_foreign_keys = ON'),
    ...tables.map(({ name }) => db.prepare(`DROP TABLE "${name}"`)),
    db.prepare('DROP TABLE IF EXISTS d1_migrations'),
  ])
}

let site: SignInSite
let ana: Member
let freshSchema: readonly string[]
beforeAll(async () => {
  freshSchema = await readSchema()
  await dropAllTables()
  await runSqlFile(db, release)
  // Sessions end after a week: those of the release began yesterday, whatever day it is.
  const yesterday = "unixepoch('now', '-1 day')"
  await db.prepare(`UPDATE account_sessions SET created_at_s = ${yesterday}, seen_at_s = ${yesterday}`).run()
  const applied = await query('SELECT name FROM d1_migrations')
  await applyTestMigrations(db, new Set(applied.map(({ name }) => String(name))))
  site = await createAccountSite()
  ana = await signInMember(site, SUBJECT, { email: 'ana@example.org', email_verified: true })
})
afterAll(async () => {
  await dropAllTables()
  await applyTestMigrations(db)
})

const textOf = async (path: string): Promise<string> => (await ana.get(path)).text()

describe('an upgrade from release 5a534e6 with its data', () => {
  it('has the same schema as a new database', async () => {
    expect(freshSchema.length).toBeGreaterThan(100)
    expect(await readSchema()).toEqual(freshSchema)
  })

  it('shows saves and lists with their notes and their order, and nothing that was removed', async () => {
    const main = await textOf('/profile/saves/main?whole=1')
    expect(main).toContain('Ana&#x27;s note, “quoted”')
    expect(main.indexOf('/destinations/japan/kyoto')).toBeLessThan(main.indexOf('/destinations/japan/tokyo'))
    const lists = await textOf('/profile/saves?whole=1')
    expect(lists).toContain('Slow trains')
    expect(lists).not.toContain('Removed')
    const csv = await textOf('/profile/saves/main.csv')
    expect(csv).not.toContain('/destinations/iceland')
    expect(csv).not.toContain('Ben only')
  })

  it('serves shared lists at their links, without notes', async () => {
    const response = await site.visitor().get(SHARED_LIST)
    const html = await response.text()
    expect([response.status, html.includes('/destinations/portugal')]).toEqual([200, true])
    expect(html).not.toContain('By night train')
  })

  it('changes saves', async () => {
    const added = { path: '/destinations/norway', list: 'b3c1d2e4f5a60718', saved: true }
    expect((await ana.json('/api/saves', added)).status).toBe(200)
    const csv = await textOf('/profile/saves/b3c1d2e4f5a60718.csv')
    expect(csv).toContain('/destinations/norway')
    expect(csv).toContain('By night train')
  })

  it('has the nickname, and the eBooks of the account and of its verified address', async () => {
    expect((await (await ana.get('/api/auth/profile')).json<{ nickname: string }>()).nickname).toBe(
      'Ana of then',
    )
    const library = await textOf('/profile/library?whole=1')
    for (const title of ['Kyoto on foot', 'Lisbon by tram']) expect(library).toContain(title)
    expect(library).not.toContain('Taken back')
  })

  it('exports everything of the account', async () => {
    const exported = await textOf('/profile/settings/export.json')
    for (const value of [
      'Slow trains',
      'By night train',
      '/destinations/a-page-of-then',
      SHARED_LIST,
      'Firefox on Linux',
      'ana@example.org',
    ])
      expect(exported, value).toContain(value)
  })

  it('manages subscriptions by the links of old mails, and keeps who left and who is suppressed', async () => {
    const preferences = await site.visitor().get(`/newsletter/preferences?token=${MAIL_TOKEN}`)
    const chosen = (await preferences.text()).match(/<input[^>]*checked[^>]*>/g)?.join()
    expect([preferences.status, chosen]).toEqual([200, expect.stringContaining('value="road-trips"')])
    expect(await query('SELECT id, status, topics FROM newsletter_subscribers ORDER BY id')).toEqual([
      { id: 's-ana', status: 'confirmed', topics: 'road-trips' },
      { id: 's-ben', status: 'unsubscribed', topics: '' },
      { id: 's-new', status: 'pending', topics: '' },
    ])
    expect(await query('SELECT reason FROM newsletter_suppressions')).toEqual([{ reason: 'complaint' }])
  })

  it('signs sessions of that release out, without an error', async () => {
    // That release sealed cookies with a key derived from the client secret, and stored one record in KV.
    const id = 'x'.repeat(43)
    const cookie = await signSessionId(id, [CLIENT_SECRET])
    const hash = 'zAscLGbzu5_RoIHGJrob72L2-WRBpDvhUmhSN3asJqE'
    const user = {
      sub: 's',
      nickname: 'Ana',
      picture: null,
      name: null,
      email: null,
      email_verified: false,
      updated_at: null,
    }
    const nowS = Math.floor(Date.now() / 1000)
    await bindings.SESSIONS.put(hash, JSON.stringify({ version: 1, createdAtS: nowS, seenAtS: nowS, user }))
    const visitor = site.visitor()
    for (const path of ['/', '/api/auth/profile']) {
      const { status } = await visitor.send('GET', path, { cookie: `__Host-session=${cookie}` })
      expect([path, status]).toEqual([path, path === '/' ? 200 : 204])
    }
  })

  it('deletes everything of the account when its owner does', async () => {
    expect((await ana.form('/profile/settings/delete', { confirm: 'yes' })).status).toBe(303)
    const { results } = await db.prepare("SELECT name FROM save_lists WHERE name <> 'Saves'").all()
    expect(results).toEqual([])
    expect(await query('SELECT title FROM library_grants')).toEqual([])
  })
})
