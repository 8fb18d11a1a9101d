import { generateNKeysBetween } from 'fractional-indexing'

/** Order keys are compared as text; repeated insertion at one place makes them longer. */
const ORDER_KEY = /^[0-9A-Za-z]{1,200}$/

/** Whether a text can be an order key. */
export const isOrderKey = (text: string): boolean => ORDER_KEY.test(text)

/** What has a place in an order: its key, and its ID for entities that two devices put at the same place. */
export type Ordered = { readonly id: string; readonly order: string }

const compareText = (one: string, other: string): number => {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Compares two entities by their place: by order key, then by ID, so that every device shows the same order. */
export const compareOrdered = (one: Ordered, other: Ordered): number =>
  compareText(one.order, other.order) || compareText(one.id, other.id)

/**
 * Order keys for new places between two others (fractional indexing): no other entity has to be written.
 * @param before key of the entity before; null at the beginning
 * @param after key of the entity after; null at the end
 */
export function orderKeysBetween(
  before: string | null,
  after: string | null,
  count: number,
): readonly string[] {
  try {
    return generateNKeysBetween(before, after, count)
  } catch {
    // A key was not made by this library: the place after the one before, which callers find without equal keys.
    return generateNKeysBetween(safeKey(before), null, count)
  }
}

function safeKey(key: string | null): string | null {
  try {
    generateNKeysBetween(key, null, 1)
    return key
  } catch {
    return null
  }
}
