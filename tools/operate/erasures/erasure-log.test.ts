import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { listMigrations } from '#tools/operate/deployment/unsafe-migrations.ts'
import type { DatabaseRow } from '#tools/operate/newsletter/database-row.ts'
import { campaignStatements } from './campaign-log.ts'
import { readErasures, reapplyErasures } from './erasure-log.ts'
import { noteStatements, parseRestoreNote, readRestoredDatabase, readRestoreNote } from './restore-note.ts'

const MIGRATIONS = 'src/migrations'
const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The site's database in Monday's state: two accounts, and two subscribers. */
function monday(): DatabaseSync {
  const sqlite = new DatabaseSync(':memory:')
  for (const file of listMigrations(MIGRATIONS)) sqlite.exec(readFileSync(join(MIGRATIONS, file), 'utf8'))
  for (const owner of ['ana', 'ben'])
    sqlite.exec(`
      INSERT INTO save_lists (owner, list_id, name, created_at_s) VALUES ('${owner}', 'main', 'Saved', 100);
      INSERT INTO saved_items (owner, list_id, kind, path, position, saved_at_s) VALUES ('${owner}', 'main', 'place', '/p', 1, 100);
      INSERT INTO account_settings (owner, changed_at_s) VALUES ('${owner}', 100);
      INSERT INTO account_sessions VALUES ('s-${owner}', '${owner}', 'Desk', 100, 100);
      INSERT INTO library_grants VALUES ('sub:${owner}', 'book', 'order', 'Book', NULL, 100, NULL)`)
  for (const name of ['ana', 'ben', 'eve'])
    sqlite.exec(
      `INSERT INTO newsletter_subscribers (id, address, status, source, form_name, form_type, consent_text, consented_at_s, confirmed_at_s)
       VALUES ('${name}', '${name}@example.com', 'confirmed', 's', 'f', 'T', 'v1', 1, 2)`,
    )
  return sqlite
}

const databaseOf = (sqlite: DatabaseSync) => async (statements: readonly string[]) =>
  statements.map((sql) => sqlite.prepare(sql).all()).at(-1) as readonly DatabaseRow[]

describe('a restored database (R12.5)', () => {
  it('erases again what visitors had erased, and nothing else', async () => {
    const tuesday = monday()
    // Ana deletes her account, Eve's mailbox is suppressed, Ben unsubscribes and signs out everywhere.
    tuesday.exec(`
      DELETE FROM saved_items WHERE owner = 'ana'; DELETE FROM save_lists WHERE owner = 'ana';
      INSERT INTO erased_accounts VALUES ('ana', 200), ('sub:ana', 200);
      INSERT INTO newsletter_suppressions VALUES ('${hash('eve@example.com')}', 'erasure', 200);
      DELETE FROM newsletter_subscribers WHERE id = 'eve';
      UPDATE newsletter_subscribers SET status = 'unsubscribed', ended_at_s = 200 WHERE id = 'ben';
      INSERT INTO sessions_not_before VALUES ('ben', 200);
      INSERT INTO revoked_sessions VALUES ('s-ben', 900)`)
    const note = await readErasures(databaseOf(tuesday))

    const restored = monday()
    const query = databaseOf(restored)
    const subscribers = await query(['SELECT id, address FROM newsletter_subscribers'])
    for (const sql of reapplyErasures(note, subscribers)) restored.exec(sql)

    for (const [table, column] of [
      ['save_lists', 'owner'],
      ['saved_items', 'owner'],
      ['account_settings', 'owner'],
      ['account_sessions', 'owner'],
    ])
      expect([table, await query([`SELECT DISTINCT ${column} AS who FROM ${table}`])]).toEqual([
        table,
        [{ who: 'ben' }],
      ])
    expect(await query(['SELECT customer FROM library_grants'])).toEqual([{ customer: 'sub:ben' }])
    expect(await query(['SELECT id, status FROM newsletter_subscribers ORDER BY id'])).toEqual([
      { id: 'ana', status: 'confirmed' },
      { id: 'ben', status: 'unsubscribed' },
    ])
    expect(await query(['SELECT owner FROM sessions_not_before'])).toEqual([{ owner: 'ben' }])
    expect(await query(['SELECT session_hash FROM revoked_sessions'])).toEqual([{ session_hash: 's-ben' }])
  })

  it('grants eBooks again that were bought since, also those taken back, except to erased accounts', async () => {
    const tuesday = monday()
    tuesday.exec(`
      INSERT INTO library_grants VALUES ('sub:ben', 'new', 'o''2', 'It''s new', '/destinations/japan', 250, NULL),
        ('sub:ben', 'gone', 'o3', 'Gone', NULL, 250, 260), ('sub:ana', 'old', 'o4', 'Old', NULL, 150, NULL);
      UPDATE library_grants SET revoked_at_s = 260 WHERE customer = 'sub:ben' AND book_id = 'book';
      INSERT INTO erased_accounts VALUES ('sub:ana', 200)`)
    const note = await readRestoreNote(databaseOf(tuesday), 120)
    expect(note.grants).toHaveLength(4)

    const restored = monday()
    const query = databaseOf(restored)
    for (const sql of noteStatements(note, await readRestoredDatabase(query))) restored.exec(sql)
    expect(
      await query([
        'SELECT customer, book_id, order_id, title, revoked_at_s FROM library_grants ORDER BY book_id',
      ]),
    ).toEqual([
      { customer: 'sub:ben', book_id: 'book', order_id: 'order', title: 'Book', revoked_at_s: 260 },
      { customer: 'sub:ben', book_id: 'gone', order_id: 'o3', title: 'Gone', revoked_at_s: 260 },
      { customer: 'sub:ben', book_id: 'new', order_id: "o'2", title: "It's new", revoked_at_s: null },
    ])
  })

  it('keeps operators shut out', async () => {
    const tuesday = monday()
    tuesday.exec("INSERT INTO blocked_operators VALUES ('eve@example.org', 200, 'olga@example.org')")
    const note = await readRestoreNote(databaseOf(tuesday), 120)
    const restored = monday()
    const query = databaseOf(restored)
    for (const sql of noteStatements(note, await readRestoredDatabase(query))) restored.exec(sql)
    expect(await query(['SELECT identity FROM blocked_operators'])).toEqual([{ identity: 'eve@example.org' }])
  })

  it('splits many mails into statements of limited size', async () => {
    const deliveries = Array.from({ length: 3000 }, (_, index) => ({
      letter_id: 'a',
      subscriber_id: crypto.randomUUID(),
      batch: index,
      state: 'sent',
      settled_at_s: 1,
    }))
    const statements = campaignStatements({ campaigns: [], deliveries }, [{ id: 'a' }])
    expect(statements.length).toBeGreaterThan(5)
    for (const sql of statements) expect(Buffer.byteLength(sql)).toBeLessThan(100_000)
  })

  it('rejects a file that is no note', () => {
    expect(() => parseRestoreNote('{}')).toThrow('no note of erasures')
  })

  it('covers every table that belongs to accounts', async () => {
    const statements = reapplyErasures(
      { erased: [{ key: 'k', erased_at_s: 1 }], suppressed: [], unsubscribed: [], ended: [], revoked: [] },
      [],
    ).join('\n')
    const owned = await databaseOf(monday())([
      "SELECT m.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND c.name IN ('owner', 'customer') AND m.name <> 'sessions_not_before'",
    ])
    expect(owned.length).toBeGreaterThan(4)
    for (const { name } of owned) expect(statements).toContain(`DELETE FROM ${name} `)
  })
})
