import { createLru } from './lru.ts'

/** Limits work to once per key and interval in one isolate. */
export type Throttle = {
  /** True on the first call, and again after the interval. */
  readonly claim: (key: string, nowS: number) => boolean
}

/** @param maxKeys above it the least recently claimed keys are evicted */
export function createThrottle(maxKeys: number, intervalS: number): Throttle {
  const claimedAtS = createLru<number>(maxKeys)
  return {
    claim(key, nowS) {
      const previousS = claimedAtS.get(key)
      if (previousS !== undefined && nowS - previousS < intervalS) return false
      claimedAtS.set(key, nowS, 1)
      return true
    },
  }
}
