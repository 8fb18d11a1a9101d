/**
 * Memoises a pure function.
 * @param compute must never return undefined
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

/** Computes a value when it is first needed, once. @param compute must never return undefined */
export function lazy<Value>(compute: () => Value): () => Value {
  const computed = memoize((_only: null) => compute())
  return () => computed(null)
}
