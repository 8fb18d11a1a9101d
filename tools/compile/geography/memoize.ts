/**
 * Makes a pure function work every answer out once.
 * @param compute gives the same for the same key, and never undefined
 */
export function memoize<Key, Answer>(compute: (key: Key) => Answer): (key: Key) => Answer {
  const cache = new Map<Key, Answer>()
  return (key) => {
    const found = cache.get(key)
    if (found !== undefined) return found
    const value = compute(key)
    cache.set(key, value)
    return value
  }
}
