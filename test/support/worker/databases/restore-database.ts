type Row = Readonly<Record<string, string | number | null>>
type RestorePoint = ReadonlyMap<string, readonly Row[]>

/** Tables of a database without those of full-text indexes, which are derived. */
async function tablesOf(db: D1Database): Promise<readonly string[]> {
  const { results } = await db
    .prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'
         AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'd1%' AND name NOT LIKE 'search\\_%\\_%' ESCAPE '\\' ORDER BY name`,
    )
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}

/** Copies all rows of a database, as its point in time. */
export async function takeRestorePoint(db: D1Database): Promise<RestorePoint> {
  const tables = await tablesOf(db)
  if (tables.length === 0) return new Map()
  const results = await db.batch<Row>(tables.map((table) => db.prepare(`SELECT * FROM "${table}"`)))
  return new Map(tables.map((table, index) => [table, results[index]?.results ?? []]))
}

/** Sets a database back to a point in time, as Time Travel does: all of it, and no other store. */
export async function restoreDatabase(db: D1Database, point: RestorePoint): Promise<void> {
  const statements = [...point].flatMap(([table, rows]) => [
    db.prepare(`DELETE FROM "${table}"`),
    ...rows.map((row) =>
      db
        .prepare(
          `INSERT INTO "${table}" (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row).map(() => '?')})`,
        )
        .bind(...Object.values(row)),
    ),
  ])
  if (statements.length > 0) await db.batch(statements)
}
