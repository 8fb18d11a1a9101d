import { ProviderUnavailableError } from './app-error.ts'
import { createSingleFlight } from './single-flight.ts'

/** A request that joined another request's load stops waiting after this time and loads the value itself. */
const MAX_WAIT_MS = 3000
const SINGLE_KEY = 'value'

export type Loaded<T> = {
  readonly value: T
  /** True when this call loaded the value, so that loading again would return the same. */
  readonly isNew: boolean
}

export type CachedValue<T> = {
  /** The cached value; loads it when it is missing or older than the TTL. Rejects as `load` does. */
  readonly read: (load: () => Promise<T>) => Promise<Loaded<T>>
  /**
   * Replaces a value that turned out to be invalid; null while backing off.
   * @param wrong the value that `read` returned
   */
  readonly renew: (wrong: T, load: () => Promise<T>) => Promise<T | null>
}

export type CachedValueOptions = {
  readonly ttlMs: number
  /** Minimum time between two renewals. */
  readonly backoffMs: number
  readonly nowMs: () => number
}

/** Caches one loaded value in an isolate, with a TTL; concurrent callers share one load. */
export function createCachedValue<T>({ ttlMs, backoffMs, nowMs }: CachedValueOptions): CachedValue<T> {
  const lostLoadError = new Error('timed out waiting for the load of another request')
  const loads = createSingleFlight<T>({
    timeoutMs: MAX_WAIT_MS,
    nowMs,
    createTimeoutError: () => lostLoadError,
  })
  let cached: { readonly value: T; readonly loadedAtMs: number } | null = null
  let renewedAtMs = Number.NEGATIVE_INFINITY

  const loadOnce = async (load: () => Promise<T>): Promise<T> => {
    const isJoined = loads.isRunning(SINGLE_KEY)
    const loadAndCache = async (): Promise<T> => {
      const value = await load()
      cached = { value, loadedAtMs: nowMs() }
      return value
    }
    try {
      // No `waitUntil`: a load ends with its request, and the next caller starts a new one.
      return await loads.run(SINGLE_KEY, loadAndCache, () => undefined)
    } catch (error) {
      if (error === lostLoadError) return loadOnce(load)
      if (!isJoined) throw error
      throw new ProviderUnavailableError('the load of another request failed', { cause: error })
    }
  }

  return {
    async read(load) {
      if (cached !== null && nowMs() - cached.loadedAtMs < ttlMs) return { value: cached.value, isNew: false }
      return { value: await loadOnce(load), isNew: true }
    },
    async renew(rejectedValue, load) {
      if (cached !== null && cached.value !== rejectedValue) return cached.value
      const isBackingOff = nowMs() - renewedAtMs < backoffMs
      if (!loads.isRunning(SINGLE_KEY) && isBackingOff) return null
      if (!isBackingOff) renewedAtMs = nowMs()
      return loadOnce(load)
    },
  }
}
