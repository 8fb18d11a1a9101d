import { runStatements, type Statement, statement } from '#src/platform/database.ts'
import type { DatabaseTables } from './database-tables.ts'

type TableName = keyof DatabaseTables
type ColumnOf<T extends TableName> = keyof DatabaseTables[T] & string

/** Some columns of the rows of a table. */
export type TableRow<T extends TableName, C extends ColumnOf<T>> = Readonly<Pick<DatabaseTables[T], C>>

/**
 * A query of columns of one table of DB, whose names and types are checked against the migrations.
 * @param clauses what follows the table: `WHERE`, `ORDER BY`, `LIMIT`; may be empty
 * @param values of the placeholders
 */
export const selectStatement = <T extends TableName, C extends ColumnOf<T>>(
  table: T,
  columns: readonly C[],
  clauses: string,
  ...values: Statement['values']
): Statement<TableRow<T, C>> => ({
  sql: `SELECT ${columns.join(', ')} FROM ${table} ${clauses}`,
  values,
})

/** Runs one `selectStatement` and returns its rows. Throws as `runStatements` does. */
export async function selectRows<T extends TableName, C extends ColumnOf<T>>(
  db: D1Database,
  table: T,
  columns: readonly C[],
  clauses: string,
  ...values: Statement['values']
): Promise<readonly TableRow<T, C>[]> {
  const [{ rows }] = await runStatements(db, [selectStatement(table, columns, clauses, ...values)])
  return rows
}

/** A statement that inserts one row into a table of DB; `onConflict` decides what happens when its key exists. */
export const insertStatement = <T extends TableName>(
  table: T,
  row: Readonly<Partial<DatabaseTables[T]>>,
  onConflict: 'ABORT' | 'IGNORE' | 'REPLACE' = 'ABORT',
): Statement => {
  const columns = Object.keys(row)
  const placeholders = columns.map(() => '?').join(', ')
  const values = Object.values(row) as Statement['values']
  return statement(
    `INSERT OR ${onConflict} INTO ${table} (${columns.join(', ')}) VALUES (${placeholders})`,
    ...values,
  )
}
