import { ProviderUnavailableError } from './app-error.ts'
import { createSingleFlight } from './single-flight.ts'

/** A request that waits for another's load gives up after this and loads by itself. */
const MAX_WAIT_MS = 3000
const SINGLE_KEY = 'value'

export type Loaded<T> = {
  readonly value: T
  /** True when this call loaded it, so that loading again would bring nothing new. */
  readonly isNew: boolean
}

export type CachedValue<T> = {
  /** The value, loaded when there is none or it is too old. Rejects as `load` does. */
  readonly read: (load: () => Promise<T>) => Promise<Loaded<T>>
  /**
   * A newer value than one that turned out to be wrong; null while cooling down.
   * @param wrong what `read` gave
   */
  readonly renew: (wrong: T, load: () => Promise<T>) => Promise<T | null>
}

export type CachedValueOptions = {
  readonly ttlMs: number
  /** Least time between two renewals. */
  readonly backoffMs: number
  readonly nowMs: () => number
}

/** Keeps one loaded value in the memory of an isolate; requests that come at the same time load it once. */
export function createCachedValue<T>({ ttlMs, backoffMs, nowMs }: CachedValueOptions): CachedValue<T> {
  const lostLoadError = new Error('the load that this waited for was lost')
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
      // A load that ends with its request is begun anew by the next.
      return await loads.run(SINGLE_KEY, loadAndCache, () => undefined)
    } catch (error) {
      if (error === lostLoadError) return loadOnce(load)
      if (!isJoined) throw error
      throw new ProviderUnavailableError('another request found it failing', { cause: error })
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
