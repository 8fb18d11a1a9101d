/** Values kept in the memory of one isolate; the least recently used goes first. */
export type Lru<T> = {
  /** Undefined when it is not there. */
  readonly get: (key: string) => T | undefined
  /** @param size what it takes of the room; a value larger than all of it is not kept */
  readonly set: (key: string, value: T, size: number) => void
  readonly delete: (key: string) => void
}

/**
 * @param maxSize of all values together, in the unit of their sizes
 * @param maxEntries how many there may be, whatever their sizes
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
      // A Map keeps the order of insertion, so moving an entry to the end marks it as recently used.
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
