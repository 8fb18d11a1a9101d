/** D1 accepts statements of up to 100 kB; a character may need three bytes. */
const MAX_CHARACTERS = 25_000

/** Joins rows of VALUES to lists that fit into one statement each. */
export function valueRows(rows: readonly string[]): readonly string[] {
  const lists: string[] = []
  for (const row of rows) {
    const last = lists.at(-1)
    if (last !== undefined && last.length + row.length < MAX_CHARACTERS)
      lists[lists.length - 1] = `${last},\n${row}`
    else lists.push(row)
  }
  return lists
}
