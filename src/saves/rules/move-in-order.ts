/** The target of an item: one step, an end, or an index from 0. */
export type Move = 'earlier' | 'later' | 'first' | 'last' | number

const targetOf = (move: Move, from: number, length: number): number => {
  switch (move) {
    case 'earlier':
      return from - 1
    case 'later':
      return from + 1
    case 'first':
      return 0
    case 'last':
      return length - 1
    default:
      return move
  }
}

/**
 * Returns the order after moving an item; the same order when it is missing or cannot be moved further.
 * @param order every item, each once
 */
export function moveInOrder(order: readonly string[], item: string, move: Move): readonly string[] {
  const from = order.indexOf(item)
  if (from === -1) return order
  const to = Math.min(Math.max(targetOf(move, from, order.length), 0), order.length - 1)
  const rest = order.toSpliced(from, 1)
  return rest.toSpliced(to, 0, item)
}
