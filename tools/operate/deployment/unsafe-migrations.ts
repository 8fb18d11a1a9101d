import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Statements that remove something which the previous version may still use (R14.3). */
const DESTRUCTIVE_STATEMENT = /\bdrop\s+(?:table|column|view)\b|\brename\b/i
const UNIQUE_INDEX = /\bcreate\s+unique\s+index\b.*?\bon\s+(\w+)/gis
const DECLARATION = /^--\s*contracts:\s*(\S+)\s*$/im

/** Migration files of a folder, in the order in which they are applied. */
export const listMigrations = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()

const withoutComments = (sql: string): string => sql.replace(/--[^\n]*/g, '').replace(/\/\*.*?\*\//gs, '')

/** A new unique index may reject rows that the running version writes, unless its table is new as well. */
const isDestructive = (sql: string): boolean =>
  DESTRUCTIVE_STATEMENT.test(sql) ||
  [...sql.matchAll(UNIQUE_INDEX)].some(
    ([, table]) => !new RegExp(`\\bcreate\\s+table\\b[^(]*\\b${table}\\b`, 'i').test(sql),
  )

/**
 * Finds migrations that the running version is not compatible with. A destructive migration names the migration since
 * which the removed schema is unused (`-- contracts: 0007_events.sql`), and that one must have been part of an earlier
 * deployment.
 * @param applied names of the migrations that the database has; an empty database needs no protection
 * @returns one line for each migration that must wait
 */
export function findUnsafeMigrations(folder: string, applied: readonly string[]): readonly string[] {
  if (applied.length === 0) return []
  return listMigrations(folder)
    .filter((file) => !applied.includes(file))
    .flatMap((file) => {
      const sql = readFileSync(join(folder, file), 'utf8')
      if (!isDestructive(withoutComments(sql))) return []
      const since = DECLARATION.exec(sql)?.[1]
      if (since === undefined)
        return [
          `${file} removes something and does not state since which migration it is unused (-- contracts: …)`,
        ]
      return applied.includes(since)
        ? []
        : [`${file} removes what the running version needs: deploy ${since} first, without it`]
    })
}
