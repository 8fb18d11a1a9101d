import { createLru } from './lru.ts'

/** Remembers for one isolate what was done lately, so that requests that come together do it once. */
export type RecentKeys = {
  /** True the first time, and again once the interval is over. */
  readonly claim: (key: string, nowS: number) => boolean
}

/** @param capacity keys beyond it push out those that nobody claimed for longest */
export function createRecentKeys(capacity: number, intervalS: number): RecentKeys {
  const claimedAtS = createLru<number>(capacity)
  return {
    claim(key, nowS) {
      const previousS = claimedAtS.read(key)
      if (previousS !== undefined && nowS - previousS < intervalS) return false
      claimedAtS.write(key, nowS, 1)
      return true
    },
  }
}
