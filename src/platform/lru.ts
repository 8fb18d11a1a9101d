/** Values kept in the memory of one isolate; the least recently used goes first. */
export type Lru<T> = {
  /** Undefined when it is not there. */
  readonly read: (key: string) => T | undefined
  /** @param size what it takes of the room; a value larger than all of it is not kept */
  readonly write: (key: string, value: T, size: number) => void
  readonly drop: (key: string) => void
}

/**
 * @param room of all values together, in the unit of their sizes
 * @param mostEntries how many there may be, whatever their sizes
 */
export function createLru<T>(room: number, mostEntries = Number.POSITIVE_INFINITY): Lru<T> {
  const entries = new Map<string, { readonly value: T; readonly size: number }>()
  let taken = 0
  const drop = (key: string): void => {
    taken -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }
  return {
    read(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      // A Map keeps the order of insertion, so moving an entry to the end marks it as recently used.
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    write(key, value, size) {
      drop(key)
      if (size > room) return
      entries.set(key, { value, size })
      taken += size
      for (const oldest of entries.keys()) {
        if (taken <= room && entries.size <= mostEntries) return
        drop(oldest)
      }
    },
    drop,
  }
}
