/** Lease of one download. */
export type ByteLease = {
  /** Reserves received bytes; false when the budget is exceeded. */
  readonly reserve: (bytes: number) => boolean
  readonly release: () => void
}

/** Memory budget of an isolate for images that are downloaded or encoded. */
export type ByteBudget = {
  readonly openLease: () => ByteLease
  /**
   * Counts a file while it is used; a file with several users counts once.
   * @returns a function that releases the file for this user
   */
  readonly retain: (file: Uint8Array) => () => void
}

type LeaseEntry = { sinceMs: number; bytes: number; users: number }

/**
 * @param maxBytes limit of all leases together
 * @param maxLeaseMs older leases expire: their requests were cancelled before the release
 */
export function createByteBudget(maxBytes: number, maxLeaseMs: number, nowMs: () => number): ByteBudget {
  const leases = new Set<LeaseEntry>()
  const files = new WeakMap<Uint8Array, LeaseEntry>()
  const countBytes = (): number => {
    let bytes = 0
    for (const entry of leases) {
      if (nowMs() - entry.sinceMs > maxLeaseMs) leases.delete(entry)
      else bytes += entry.bytes
    }
    return bytes
  }
  const release = (entry: LeaseEntry): void => {
    entry.users -= 1
    if (entry.users <= 0) leases.delete(entry)
  }
  return {
    openLease() {
      const lease: LeaseEntry = { sinceMs: nowMs(), bytes: 0, users: 1 }
      leases.add(lease)
      return {
        reserve(bytes) {
          lease.bytes += bytes
          return countBytes() <= maxBytes
        },
        release: () => leases.delete(lease),
      }
    },
    retain(file) {
      const existing = files.get(file)
      const entry =
        existing !== undefined && leases.has(existing) ? existing : { sinceMs: 0, bytes: 0, users: 0 }
      entry.sinceMs = nowMs()
      entry.bytes = file.byteLength
      entry.users += 1
      leases.add(entry)
      files.set(file, entry)
      let isReleased = false
      return () => {
        if (!isReleased) release(entry)
        isReleased = true
      }
    },
  }
}
