/** Position in a list that is sorted by time and ID, both descending: the last item of the page before. */
export type PageCursor = { readonly atS: number; readonly id: string }

const CURSOR = /^(\d{1,12})\.([\w-]{1,64})$/

export const serialiseCursor = ({ atS, id }: PageCursor): string => `${atS}.${id}`

/** Parses a query parameter; null for the first page, and for anything else. */
export function parseCursor(text: string | undefined): PageCursor | null {
  const [, atS, id] = CURSOR.exec(text ?? '') ?? []
  return atS === undefined || id === undefined ? null : { atS: Number(atS), id }
}
