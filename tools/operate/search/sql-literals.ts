export type SqlValue = string | number

/** A value as an SQL literal. NUL is replaced, because it would end the statement early. */
function sqlLiteral(value: SqlValue): string {
  return typeof value === 'number' ? String(value) : `'${value.replaceAll('\0', ' ').replaceAll("'", "''")}'`
}

/** D1 accepts statements of up to 100 kB; a character may need three bytes. */
const MAX_STATEMENT_CHARACTERS = 30_000

/** INSERT statements for any number of rows, several rows each. */
export function* insertRows(target: string, rows: Iterable<readonly SqlValue[]>): Iterable<string> {
  let pending: string[] = []
  let length = 0
  const statement = (): string => `INSERT INTO ${target} VALUES ${pending.join(',')}`
  for (const row of rows) {
    const text = `(${row.map(sqlLiteral).join(',')})`
    if (pending.length > 0 && length + text.length > MAX_STATEMENT_CHARACTERS) {
      yield statement()
      pending = []
      length = 0
    }
    pending.push(text)
    length += text.length
  }
  if (pending.length > 0) yield statement()
}
