import { type PageCursor, serialiseCursor } from './page-cursor.ts'

/** One page of a list, and the cursor of the next one; null on the last page. */
export type ListPage<Item> = { readonly items: readonly Item[]; readonly next: string | null }

/** Values of `WHERE (time, id) < (?, ?) … LIMIT ?` for a page; one more row shows whether another page follows. */
export const pageValues = (
  before: PageCursor | null,
  pageSize: number,
): readonly [number, string, number] => [
  before?.atS ?? Number.MAX_SAFE_INTEGER,
  before?.id ?? '',
  pageSize + 1,
]

/** @param rows the rows of a query with `pageValues` */
export function toListPage<Item>(
  rows: readonly Item[],
  pageSize: number,
  cursorOf: (item: Item) => PageCursor,
): ListPage<Item> {
  const items = rows.slice(0, pageSize)
  const last = items.at(-1)
  return {
    items,
    next: rows.length > pageSize && last !== undefined ? serialiseCursor(cursorOf(last)) : null,
  }
}
