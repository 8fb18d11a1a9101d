import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readSiteResources } from './site-resources.ts'
import { findUnsafeMigrations, listMigrations } from './unsafe-migrations.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})
function folderWith(last: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'fernway-migrations-'))
  folders.push(folder)
  writeFileSync(join(folder, '0001_first.sql'), 'CREATE TABLE a (b TEXT, c TEXT);')
  writeFileSync(join(folder, '0002_second.sql'), 'CREATE TABLE d (e TEXT);')
  writeFileSync(join(folder, '0003_third.sql'), last)
  return folder
}
const FIRST = ['0001_first.sql']
const BOTH = ['0001_first.sql', '0002_second.sql']

describe('migrations that the running version must live with (R14.3)', () => {
  it.each([
    'ALTER TABLE a DROP COLUMN b;',
    'DROP TABLE a;',
    'alter table a rename column b to f;',
    'CREATE UNIQUE INDEX a_b ON a (b);',
  ])('%s is refused without a word about since when it is safe', (sql) => {
    expect(findUnsafeMigrations(folderWith(sql), BOTH)).toEqual([
      expect.stringContaining('0003_third.sql takes something away'),
    ])
  })

  it('one that says so waits for a deployment of its own', () => {
    const folder = folderWith('-- contracts: 0002_second.sql\nDROP TABLE a;')
    expect(findUnsafeMigrations(folder, FIRST)).toEqual([
      expect.stringContaining('deploy 0002_second.sql first'),
    ])
    expect(findUnsafeMigrations(folder, BOTH)).toEqual([])
  })

  it.each([
    'CREATE TABLE f (g TEXT); CREATE UNIQUE INDEX f_g ON f (g);',
    '-- never DROP TABLE a\nALTER TABLE a ADD COLUMN h TEXT;',
  ])('%s adds, and is let through', (sql) => {
    expect(findUnsafeMigrations(folderWith(sql), BOTH)).toEqual([])
  })

  it('a database with nothing in it has no version to look after', () => {
    expect(findUnsafeMigrations(folderWith('DROP TABLE a;'), [])).toEqual([])
  })

  it('all of ours say since when they are safe', () => {
    for (const { migrationsDir } of readSiteResources('fernway').databases) {
      const all = listMigrations(migrationsDir ?? '')
      for (const file of all)
        expect(
          findUnsafeMigrations(migrationsDir ?? '', ['', ...all.filter((other) => other !== file)]),
        ).toEqual([])
    }
  })
})
