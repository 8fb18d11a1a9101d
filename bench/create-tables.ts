import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'

const FOLDER = 'src/migrations'

/** Creates the tables of accounts in an empty database. */
export async function createTables(db: D1Database): Promise<void> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
  for (const file of files.sort()) {
    const statements = readFileSync(join(FOLDER, file), 'utf8')
      .replaceAll(/--.*$/gm, '')
      .split(';')
      .filter((statement) => statement.trim() !== '')
    await db.batch(statements.map((statement) => db.prepare(statement)))
  }
}
