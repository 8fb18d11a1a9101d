import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { csvField } from './export-subscribers.ts'

const stateDir = mkdtempSync(join(tmpdir(), 'fernway newsletter-'))
/** The same database file, without starting wrangler for each query. */
let database: DatabaseSync

function run(...args: readonly string[]): { readonly status: number | null; readonly output: string } {
  const result = spawnSync(process.execPath, ['tools/operate/newsletter-command.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, STATE_DIR: stateDir },
  })
  return { status: result.status, output: result.stdout + result.stderr }
}

const insert = (id: string, address: string, status: string, source: string): string =>
  `INSERT INTO newsletter_subscribers (id, address, status, source, form_name, form_type, consent_text, consented_at_s,
     confirmed_at_s) VALUES ('${id}', '${address}', '${status}', '${source}', 'newsletter', 'NEWSLETTER', 'v1', 0, 60)`

function openDatabase(): DatabaseSync {
  const opened = globSync(join(stateDir, 'v3/d1/miniflare-D1DatabaseObject/*.sqlite')).map(
    (file) => new DatabaseSync(file),
  )
  const isWanted = (one: DatabaseSync): boolean =>
    one.prepare("SELECT 1 FROM sqlite_master WHERE name = 'newsletter_subscribers'").get() !== undefined
  for (const other of opened) if (!isWanted(other)) other.close()
  const found = opened.find((one) => one.isOpen)
  if (found === undefined) throw new Error('the tool made no tables')
  return found
}

const rowsOf = (table: string): string => JSON.stringify(database.prepare(`SELECT * FROM ${table}`).all())

beforeAll(() => {
  // Before the first local run the command creates the tables itself.
  expect(run('stats').status).toBe(0)
  database = openDatabase()
  database.exec(insert('1', 'ana@example.com', 'confirmed', 'Footer-signup'))
  database.exec(insert('2', 'ben@example.com', 'confirmed', '=1+1,"x"'))
  database.exec(insert('3', 'eve@example.com', 'pending', 'Footer-signup'))
})
afterAll(() => {
  database.close()
  rmSync(stateDir, { recursive: true, force: true })
})

describe('npm run newsletter', () => {
  it('exports the confirmed subscribers with their consent, and no others', () => {
    const { status, output } = run('export')
    expect(status).toBe(0)
    expect(output.trim().split('\r\n')).toEqual([
      'address,confirmed_at,consented_at,consent_text,source,form_name,form_type,topics,frequency',
      'ana@example.com,1970-01-01 00:01:00,1970-01-01 00:00:00,v1,Footer-signup,newsletter,NEWSLETTER,,weekly',
      `ben@example.com,1970-01-01 00:01:00,1970-01-01 00:00:00,v1,"'=1+1,""x""",newsletter,NEWSLETTER,,weekly`,
    ])
  })

  it('exports links whose tokens are stored as hashes', () => {
    const { output } = run('export', '--links', 'https://www.example.org')
    const tokens = [...output.matchAll(/unsubscribe\?token=([\w-]{43})/g)].map(([, token]) => token)
    expect(new Set(tokens).size).toBe(2)
    expect(run('export', '--links', 'https://www.example.org/').output).toContain('example.org/newsletter/')
    const stored = rowsOf('newsletter_tokens')
    for (const token of tokens) expect(stored).not.toContain(token)
  })

  it('rejects a link base that is no URL of a site', () => {
    const { status, output } = run('export', '--links', 'www.example.org')
    expect([status, output]).toEqual([1, expect.stringContaining('https://www.example.org, not www')])
  })

  it('prints statistics', () => {
    const { output } = run('stats')
    expect(output).toMatch(/2 {2}confirmed\n/)
    expect(output).toMatch(/1 {2}pending\n/)
    expect(output).toMatch(/1 {2}confirmed from Footer-signup\n/)
  })

  it('lists dead letters, and schedules them for a retry', () => {
    expect(run('dead').output).toBe('none\n')
    database.exec(
      `INSERT INTO dead_letters (id, subscriber_id, reason, died_at_s)
       VALUES ('j1', '1', 'refused_status_422', 60), ('j2', '2', 'tried_too_often', 120), ('m3', NULL, 'not_a_job', 0)`,
    )
    expect(run('dead').output.trim().split('\n')).toEqual([
      'j2  1970-01-01 00:02:00  tried_too_often',
      'j1  1970-01-01 00:01:00  refused_status_422',
      'm3  1970-01-01 00:00:00  not_a_job  no recipient',
    ])
    expect(run('replay', "j'1").output).toBe('0 mails will be retried\n')
    expect(run('replay', 'j1').output).toBe('1 mail will be retried\n')
    expect(run('replay', 'all').output).toBe('1 mail will be retried\n')
    expect(run('dead').output).toMatch(/j1 .* retry scheduled/)
  })

  it('deletes an address and retains its hash', () => {
    expect(run('suppress', ' Ana@example.com', '--reason', 'complaint').output).toContain('is deleted')
    expect(run('suppress', "o'brien@example.com").output).toContain('was not on the list')
    const everything = rowsOf('newsletter_subscribers') + rowsOf('newsletter_suppressions')
    expect(everything).not.toContain('ana@')
    expect(everything).toContain('complaint')
  })

  it.each([
    [[], 'npm run newsletter -- export'],
    [['constructor'], 'npm run newsletter -- export'],
    [['suppress'], 'needs one e-mail address'],
    [['replay'], 'needs the id of a dead letter'],
    [['suppress', 'a@b.de', '--reason', 'spite'], '--reason is one of'],
  ])('prints the usage for %j', (args, words) => {
    const { status, output } = run(...args)
    expect([status, output.includes(words)]).toEqual([1, true])
  })
})

it.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ['@cmd', "'@cmd"],
  [null, ''],
])('writes %j as the CSV field %s', (value, field) => {
  expect(csvField(value)).toBe(field)
})
