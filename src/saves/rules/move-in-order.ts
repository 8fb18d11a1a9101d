/** Where an item is to go: one step, or to a place counted from 0. */
export type Move = 'earlier' | 'later' | number

/**
 * The order after moving one item; the same order when it is not there or cannot go further.
 * @param order every item, each once
 */
export function moveInOrder(order: readonly string[], item: string, move: Move): readonly string[] {
  const from = order.indexOf(item)
  if (from === -1) return order
  const target = move === 'earlier' ? from - 1 : move === 'later' ? from + 1 : move
  const to = Math.min(Math.max(target, 0), order.length - 1)
  const rest = order.toSpliced(from, 1)
  return rest.toSpliced(to, 0, item)
}
