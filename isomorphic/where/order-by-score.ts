/** Scores are tenths of a point: a hundred points at most, and thirty-five less than none at least. */
const LOWEST = -350
const RANGE = 1400

/**
 * Sorts positions by descending score; equal scores keep their order. A counting sort, because a comparison sort of a
 * hundred thousand places takes longer than ranking them.
 * @param count how many of the scores are sorted
 * @returns positions in `scores`
 */
export function orderByScore(scores: Int16Array, count: number): Uint32Array {
  const starts = new Uint32Array(RANGE + 1)
  const bucketOf = (position: number): number =>
    Math.min(RANGE - 1, Math.max(0, RANGE - 1 - ((scores[position] ?? 0) - LOWEST)))
  for (let position = 0; position < count; position += 1) {
    const next = bucketOf(position) + 1
    starts[next] = (starts[next] ?? 0) + 1
  }
  for (let bucket = 1; bucket <= RANGE; bucket += 1)
    starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0)
  const order = new Uint32Array(count)
  for (let position = 0; position < count; position += 1) {
    const bucket = bucketOf(position)
    const at = starts[bucket] ?? 0
    order[at] = position
    starts[bucket] = at + 1
  }
  return order
}
