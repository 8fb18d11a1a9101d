import { type CloudflareApi, queryDatabase } from './cloudflare-api.ts'

/**
 * The mark of a first deployment that has not finished, in its first database. Until it is removed no visitor has had a
 * version, so every migration may be applied, also after a failure between two of them.
 */
const TABLE = 'unfinished_first_deployment'

/** Whether a first deployment was begun and never finished. */
export async function isFirstUnfinished(api: CloudflareApi, database: string): Promise<boolean> {
  const found = await queryDatabase(
    api,
    database,
    `SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '${TABLE}'`,
  )
  return found.length > 0
}

/** Marks the first deployment as begun. */
export async function beginFirst(api: CloudflareApi, database: string): Promise<void> {
  await queryDatabase(api, database, `CREATE TABLE IF NOT EXISTS ${TABLE} (id INTEGER PRIMARY KEY)`)
}

/** Removes the mark: from now on visitors use what the migrations created. */
export async function finishFirst(api: CloudflareApi, database: string): Promise<void> {
  await queryDatabase(api, database, `DROP TABLE IF EXISTS ${TABLE}`)
}
