/** What one download holds of the budget. */
export type ByteLease = {
  /** Counts bytes that came in; false when everything together holds more than there is room for. */
  readonly reserve: (bytes: number) => boolean
  readonly release: () => void
}

/** Room for all pictures that an isolate has in hand at one time: those that come in, and those that are made smaller. */
export type ByteBudget = {
  readonly openLease: () => ByteLease
  /**
   * Counts a whole file for as long as somebody works with it; one that several work with counts once.
   * @returns to be called when this one is done with it
   */
  readonly retain: (file: Uint8Array) => () => void
}

type LeaseEntry = { sinceMs: number; bytes: number; holders: number }

/**
 * @param maxBytes of everything together
 * @param maxLeaseMs what is older than this no longer counts: its request was cancelled before it could give it back
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
    entry.holders -= 1
    if (entry.holders <= 0) leases.delete(entry)
  }
  return {
    openLease() {
      const lease: LeaseEntry = { sinceMs: nowMs(), bytes: 0, holders: 1 }
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
      const known = files.get(file)
      const entry = known !== undefined && leases.has(known) ? known : { sinceMs: 0, bytes: 0, holders: 0 }
      entry.sinceMs = nowMs()
      entry.bytes = file.byteLength
      entry.holders += 1
      leases.add(entry)
      files.set(file, entry)
      let isDone = false
      return () => {
        if (!isDone) release(entry)
        isDone = true
      }
    },
  }
}
