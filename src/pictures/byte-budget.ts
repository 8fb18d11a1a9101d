/** What one download holds of the budget. */
export type ByteLease = {
  /** Counts bytes that came in; false when all downloads together hold more than there is room for. */
  readonly take: (bytes: number) => boolean
  readonly release: () => void
}

/** Room for everything that an isolate downloads at one time. */
export type ByteBudget = { readonly open: () => ByteLease }

/**
 * @param limitBytes of all leases together
 * @param lifetimeMs a lease older than this no longer counts: its request was cancelled before it could give it back
 */
export function createByteBudget(limitBytes: number, lifetimeMs: number, nowMs: () => number): ByteBudget {
  const leases = new Set<{ readonly openedAtMs: number; bytes: number }>()
  const heldBytes = (): number => {
    let held = 0
    for (const lease of leases) {
      if (nowMs() - lease.openedAtMs > lifetimeMs) leases.delete(lease)
      else held += lease.bytes
    }
    return held
  }
  return {
    open() {
      const lease = { openedAtMs: nowMs(), bytes: 0 }
      leases.add(lease)
      return {
        take(bytes) {
          lease.bytes += bytes
          return heldBytes() <= limitBytes
        },
        release: () => void leases.delete(lease),
      }
    },
  }
}
