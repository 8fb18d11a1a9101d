/** What one download holds of the budget. */
export type ByteLease = {
  /** Counts bytes that came in; false when everything together holds more than there is room for. */
  readonly take: (bytes: number) => boolean
  readonly release: () => void
}

/** Room for all pictures that an isolate has in hand at one time: those that come in, and those that are made smaller. */
export type ByteBudget = {
  readonly open: () => ByteLease
  /**
   * Counts a whole file for as long as somebody works with it; one that several work with counts once.
   * @returns to be called when this one is done with it
   */
  readonly hold: (file: Uint8Array) => () => void
}

type Held = { sinceMs: number; bytes: number; holders: number }

/**
 * @param limitBytes of everything together
 * @param lifetimeMs what is older than this no longer counts: its request was cancelled before it could give it back
 */
export function createByteBudget(limitBytes: number, lifetimeMs: number, nowMs: () => number): ByteBudget {
  const held = new Set<Held>()
  const files = new WeakMap<Uint8Array, Held>()
  const heldBytes = (): number => {
    let bytes = 0
    for (const one of held) {
      if (nowMs() - one.sinceMs > lifetimeMs) held.delete(one)
      else bytes += one.bytes
    }
    return bytes
  }
  const release = (one: Held): void => {
    one.holders -= 1
    if (one.holders <= 0) held.delete(one)
  }
  return {
    open() {
      const lease: Held = { sinceMs: nowMs(), bytes: 0, holders: 1 }
      held.add(lease)
      return {
        take(bytes) {
          lease.bytes += bytes
          return heldBytes() <= limitBytes
        },
        release: () => held.delete(lease),
      }
    },
    hold(file) {
      const known = files.get(file)
      const one = known !== undefined && held.has(known) ? known : { sinceMs: 0, bytes: 0, holders: 0 }
      one.sinceMs = nowMs()
      one.bytes = file.byteLength
      one.holders += 1
      held.add(one)
      files.set(file, one)
      let isDone = false
      return () => {
        if (!isDone) release(one)
        isDone = true
      }
    },
  }
}
