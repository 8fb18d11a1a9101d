/** The target of an item: one step, or an index from 0. */
export type Move = 'earlier' | 'later' | number

/**
 * Returns the order after moving an item; the same order when it is missing or cannot be moved further.
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
