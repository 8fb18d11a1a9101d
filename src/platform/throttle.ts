import { createLru } from './lru.ts'

/** Remembers for one isolate what was done lately, so that requests that come together do it once. */
export type Throttle = {
  /** True the first time, and again once the interval is over. */
  readonly claim: (key: string, nowS: number) => boolean
}

/** @param maxKeys keys beyond it push out those that nobody claimed for longest */
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
