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

describe('findUnsafeMigrations (R14.3)', () => {
  it.each([
    'ALTER TABLE a DROP COLUMN b;',
    'DROP TABLE a;',
    'alter table a rename column b to f;',
    'CREATE UNIQUE INDEX a_b ON a (b);',
  ])('rejects %s without a statement of when it became safe', (sql) => {
    expect(findUnsafeMigrations(folderWith(sql), BOTH)).toEqual([
      expect.stringContaining('0003_third.sql removes something'),
    ])
  })

  it('postpones a migration with such a statement to a deployment of its own', () => {
    const folder = folderWith('-- contracts: 0002_second.sql\nDROP TABLE a;')
    expect(findUnsafeMigrations(folder, FIRST)).toEqual([
      expect.stringContaining('deploy 0002_second.sql first'),
    ])
    expect(findUnsafeMigrations(folder, BOTH)).toEqual([])
  })

  it.each([
    'CREATE TABLE f (g TEXT); CREATE UNIQUE INDEX f_g ON f (g);',
    '-- never DROP TABLE a\nALTER TABLE a ADD COLUMN h TEXT;',
  ])('accepts %s, which only adds', (sql) => {
    expect(findUnsafeMigrations(folderWith(sql), BOTH)).toEqual([])
  })

  it('accepts everything on an empty database, which no running version uses', () => {
    expect(findUnsafeMigrations(folderWith('DROP TABLE a;'), [])).toEqual([])
  })

  it('accepts all migrations of the repository, which state since when they are safe', () => {
    for (const { migrationsDir } of readSiteResources('fernway').databases) {
      const all = listMigrations(migrationsDir ?? '')
      for (const file of all)
        expect(
          findUnsafeMigrations(migrationsDir ?? '', ['', ...all.filter((other) => other !== file)]),
        ).toEqual([])
    }
  })
})
