import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { describeTables } from './describe-tables.ts'
import { MIGRATIONS_FOLDER, TABLE_TYPES_FILE } from './table-types-file.ts'

function folderWith(...migrations: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'fernway-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [index, sql] of migrations.entries()) writeFileSync(join(folder, `${index}.sql`), sql)
  return folder
}

it('the types that queries are checked against are those of the migrations', () => {
  expect(readFileSync(TABLE_TYPES_FILE, 'utf8')).toBe(describeTables(MIGRATIONS_FOLDER))
})

it('types follow affinity, nullability, keys, lists of values and later migrations', () => {
  const folder = folderWith(
    `CREATE TABLE marks (
       owner TEXT PRIMARY KEY, mark TEXT NOT NULL CHECK (mark IN ('been', 'want')), old TEXT
     ) WITHOUT ROWID;`,
    'ALTER TABLE marks ADD COLUMN at_s INTEGER; ALTER TABLE marks DROP COLUMN old;',
  )
  expect(describeTables(folder)).toContain(
    `  marks: { owner: string; mark: 'been' | 'want'; at_s: number | null }`,
  )
})

it('a column of an unknown type is an error that names it', () => {
  expect(() => describeTables(folderWith('CREATE TABLE a (size REAL);'))).toThrow('size')
})
