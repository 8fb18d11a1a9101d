export type SqlValue = string | number

/** A value as SQL text. Text keeps no NUL, which ends a statement early. */
function literal(value: SqlValue): string {
  return typeof value === 'number' ? String(value) : `'${value.replaceAll('\0', ' ').replaceAll("'", "''")}'`
}

/** D1 takes statements of up to 100 kB; a character may take three bytes. */
const MOST_STATEMENT_CHARACTERS = 30_000

/** INSERT statements for any number of rows, several rows each. */
export function* insertRows(target: string, rows: Iterable<readonly SqlValue[]>): Iterable<string> {
  let waiting: string[] = []
  let length = 0
  const statement = (): string => `INSERT INTO ${target} VALUES ${waiting.join(',')}`
  for (const row of rows) {
    const text = `(${row.map(literal).join(',')})`
    if (waiting.length > 0 && length + text.length > MOST_STATEMENT_CHARACTERS) {
      yield statement()
      waiting = []
      length = 0
    }
    waiting.push(text)
    length += text.length
  }
  if (waiting.length > 0) yield statement()
}
