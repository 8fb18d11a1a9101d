import { TransactionAbortedError, UnavailableError } from './app-error.ts'
import { withDeadline } from './deadline.ts'
import { DATABASE_TIMEOUT_MS } from './timeouts.ts'

type Value = string | number | null
type Row = Readonly<Record<string, Value>>

/** One statement and the values of its placeholders. */
export type Statement<R = Row> = {
  readonly sql: string
  readonly values: readonly Value[]
  /** Never set: carries the type of the rows to `runStatements`. */
  readonly row?: R
}

export type StatementResult<R = Row> = { readonly rows: readonly R[]; readonly changes: number }

/** The results of statements, in order. */
type StatementResults<S extends readonly Statement<unknown>[]> = {
  readonly [I in keyof S]: StatementResult<S[I] extends Statement<infer R> ? R : Row>
}

export const statement = (sql: string, ...values: readonly Value[]): Statement => ({ sql, values })

function toResult(result: D1Result<Row> | undefined): StatementResult {
  if (!Array.isArray(result?.results)) throw new UnavailableError('database (no rows)')
  return { rows: result.results, changes: result.meta?.changes ?? 0 }
}

/** Message of SQLite's error when a guard aborts the transaction: the guard parses invalid JSON. */
const GUARD_REFUSAL = /malformed JSON/

/**
 * A statement that aborts its transaction when a condition is true; SQLite has no other way to raise an error in a
 * query.
 * @param condition SQL that evaluates to 1 when the transaction must be aborted
 */
export const guardAgainst = (condition: string, ...values: readonly Value[]): Statement =>
  statement(`SELECT json_type(CASE WHEN ${condition} THEN 'refused' ELSE '1' END)`, ...values)

/** Message of SQLite's error when `abortWhen` ends a transaction: its code is no JSON path. */
const ABORT_CODE = /bad JSON path: '([a-z_]+)'/

/**
 * A statement that aborts its transaction, which `runStatements` reports as `TransactionAbortedError` with this code.
 * @param code letters and `_`
 * @param condition SQL that evaluates to 1 when the transaction must be aborted
 */
export const abortWhen = (code: string, condition: string, ...values: readonly Value[]): Statement =>
  statement(`SELECT json_extract('{}', CASE WHEN ${condition} THEN '${code}' ELSE '$' END)`, ...values)

function toTransactionError(error: unknown): unknown {
  const cause = error instanceof UnavailableError ? error.cause : null
  const code = cause instanceof Error ? ABORT_CODE.exec(cause.message)?.[1] : undefined
  return code === undefined ? error : new TransactionAbortedError(code, { cause })
}

/** Whether `runStatements` failed because one of its guards aborted the transaction. */
export const isRefusedByGuard = (error: unknown): boolean =>
  error instanceof UnavailableError && error.cause instanceof Error && GUARD_REFUSAL.test(error.cause.message)

/**
 * Runs statements as one transaction.
 * @returns one result for each statement, in order
 * @throws {UnavailableError} when D1 fails, returns a malformed result, or takes longer than five seconds
 * @throws {TransactionAbortedError} when `abortWhen` ended the transaction
 */
export async function runStatements<const S extends readonly Statement<unknown>[]>(
  db: D1Database,
  statements: S,
): Promise<StatementResults<S>> {
  const prepared = statements.map(({ sql, values }) => db.prepare(sql).bind(...values))
  const running = withDeadline(db.batch<Row>(prepared), DATABASE_TIMEOUT_MS, 'database')
  const results = await running.catch((error: unknown) => {
    throw toTransactionError(error)
  })
  return statements.map((_, index) => toResult(results?.[index])) as unknown as StatementResults<S>
}

/** Runs one statement and returns its rows. Throws as `runStatements` does. */
export async function readRows(
  db: D1Database,
  sql: string,
  ...values: readonly Value[]
): Promise<readonly Row[]> {
  const [result] = await runStatements(db, [statement(sql, ...values)])
  return result?.rows ?? []
}
