import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const MAX_LINE_LENGTH = 110
const TYPES: Readonly<Record<string, string>> = { TEXT: 'string', INTEGER: 'number' }
const TABLES = `SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`

type Column = {
  readonly name: string
  readonly type: string
  /** 0 or 1. */
  readonly notnull: number
  /** Position in the primary key; 0: none. */
  readonly pk: number
}

function migratedDatabase(folder: string): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  for (const name of files.sort()) database.exec(readFileSync(join(folder, name), 'utf8'))
  return database
}

/** The union of a column's values when a constraint lists them, else the type of its affinity. */
function valueType({ name, type }: Column, sql: string): string {
  const values = new RegExp(`CHECK \\(${name} IN \\(([^)]*)\\)\\)`).exec(sql)?.[1]
  const found = values?.replaceAll(', ', ' | ') ?? TYPES[type]
  if (found === undefined) throw new Error(`the column ${name} has the unknown type ${type}`)
  return found
}

function describeTable(table: string, columns: readonly Column[], sql: string): string {
  const fields = columns.map((column) => {
    const isNullable = column.notnull === 0 && column.pk === 0
    return `${column.name}: ${valueType(column, sql)}${isNullable ? ' | null' : ''}`
  })
  const line = `  ${table}: { ${fields.join('; ')} }`
  if (line.length <= MAX_LINE_LENGTH) return line
  return [`  ${table}: {`, ...fields.map((field) => `    ${field}`), '  }'].join('\n')
}

/**
 * Writes the types of all rows of a database as TypeScript, by running its migrations.
 * @param folder of the migrations
 * @throws when a migration fails, or a column has a type other than TEXT and INTEGER
 */
export function describeTables(folder: string): string {
  const database = migratedDatabase(folder)
  const tables = database.prepare(TABLES).all() as unknown as readonly {
    readonly name: string
    readonly sql: string
  }[]
  const lines = tables.map(({ name, sql }) => {
    const columns = database
      .prepare('SELECT name, type, "notnull", pk FROM pragma_table_info(?)')
      .all(name) as unknown as readonly Column[]
    return describeTable(name, columns, sql)
  })
  database.close()
  return `/** Rows of the database DB. Written by \`npm run typegen:tables\` from ${folder}; do not edit. */
export type DatabaseTables = {
${lines.join('\n')}
}
`
}
