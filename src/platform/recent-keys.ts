/** Remembers for one isolate what was done lately, so that requests that come together do it once. */
export type RecentKeys = {
  /** True the first time, and again once the interval is over. */
  readonly claim: (key: string, nowS: number) => boolean
}

/** @param capacity keys beyond it push out the oldest */
export function createRecentKeys(capacity: number, intervalS: number): RecentKeys {
  const claimedAtS = new Map<string, number>()
  return {
    claim(key, nowS) {
      const previousS = claimedAtS.get(key)
      if (previousS !== undefined && nowS - previousS < intervalS) return false
      // Moved to the end, so that the first key is always the oldest.
      claimedAtS.delete(key)
      claimedAtS.set(key, nowS)
      const oldest = claimedAtS.keys().next().value
      if (claimedAtS.size > capacity && oldest !== undefined) claimedAtS.delete(oldest)
      return true
    },
  }
}
