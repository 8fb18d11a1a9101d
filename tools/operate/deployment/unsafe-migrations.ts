import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What takes away from tables something that the version before may still use (R14.3). */
const DESTRUCTIVE_STATEMENT = /\bdrop\s+(?:table|column|view)\b|\brename\b/i
const UNIQUE_INDEX = /\bcreate\s+unique\s+index\b.*?\bon\s+(\w+)/gis
const DECLARATION = /^--\s*contracts:\s*(\S+)\s*$/im

/** Files of a folder that hold migrations, in the order in which they are applied. */
export const listMigrations = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()

const withoutComments = (sql: string): string => sql.replace(/--[^\n]*/g, '').replace(/\/\*.*?\*\//gs, '')

/** A row that the running version writes may be refused by a new unique index, unless its table is as new. */
const isDestructive = (sql: string): boolean =>
  DESTRUCTIVE_STATEMENT.test(sql) ||
  [...sql.matchAll(UNIQUE_INDEX)].some(
    ([, table]) => !new RegExp(`\\bcreate\\s+table\\b[^(]*\\b${table}\\b`, 'i').test(sql),
  )

/**
 * Looks for migrations that the running version cannot live with. One that takes something away says since which other
 * nothing needs it any more (`-- contracts: 0007_events.sql`), and that one must have been part of an earlier deployment.
 * @param applied names of the migrations that the database has; an empty one has no version to look after
 * @returns a line for each that must wait
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
          `${file} takes something away and does not say since which migration nothing needs it (-- contracts: …)`,
        ]
      return applied.includes(since)
        ? []
        : [`${file} takes away what the running version needs: deploy ${since} first, without it`]
    })
}
