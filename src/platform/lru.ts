/** A cache in the memory of one isolate that evicts the least recently used value first. */
export type Lru<T> = {
  /** Undefined on a miss. */
  readonly get: (key: string) => T | undefined
  /** @param size counted towards the limit; a value larger than the limit is not stored */
  readonly set: (key: string, value: T, size: number) => void
  readonly delete: (key: string) => void
}

/**
 * @param maxSize total size limit, in the unit of the sizes
 * @param maxEntries maximum number of entries, regardless of their sizes
 */
export function createLru<T>(maxSize: number, maxEntries = Number.POSITIVE_INFINITY): Lru<T> {
  const entries = new Map<string, { readonly value: T; readonly size: number }>()
  let totalSize = 0
  const drop = (key: string): void => {
    totalSize -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }
  return {
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      // A Map iterates in insertion order, so reinserting an entry marks it as recently used.
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, size) {
      drop(key)
      if (size > maxSize) return
      entries.set(key, { value, size })
      totalSize += size
      for (const oldest of entries.keys()) {
        if (totalSize <= maxSize && entries.size <= maxEntries) return
        drop(oldest)
      }
    },
    delete: drop,
  }
}
