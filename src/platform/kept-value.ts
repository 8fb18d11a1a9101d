import { ProviderUnavailableError } from './app-error.ts'
import { createSingleFlight } from './single-flight.ts'

/** A request that waits for another's load gives up after this and loads by itself. */
const WAIT_LIMIT_MS = 3000
const THE_VALUE = 'value'

export type Loaded<T> = {
  readonly value: T
  /** True when this call loaded it, so that loading again would bring nothing new. */
  readonly isNew: boolean
}

export type KeptValue<T> = {
  /** The value, loaded when there is none or it is too old. Rejects as `load` does. */
  readonly read: (load: () => Promise<T>) => Promise<Loaded<T>>
  /**
   * A newer value than one that turned out to be wrong; null while cooling down.
   * @param wrong what `read` gave
   */
  readonly renew: (wrong: T, load: () => Promise<T>) => Promise<T | null>
}

export type KeptValueOptions = {
  readonly lifetimeMs: number
  /** Least time between two renewals. */
  readonly coolDownMs: number
  readonly nowMs: () => number
}

/** Keeps one loaded value in the memory of an isolate; requests that come at the same time load it once. */
export function createKeptValue<T>({ lifetimeMs, coolDownMs, nowMs }: KeptValueOptions): KeptValue<T> {
  const inVain = new Error('the load that this waited for was lost')
  const loads = createSingleFlight<T>({ limitMs: WAIT_LIMIT_MS, nowMs, tooLate: () => inVain })
  let kept: { readonly value: T; readonly loadedAtMs: number } | null = null
  let renewedAtMs = Number.NEGATIVE_INFINITY

  const loadOnce = async (load: () => Promise<T>): Promise<T> => {
    const isOthers = loads.isRunning(THE_VALUE)
    const keep = async (): Promise<T> => {
      const value = await load()
      kept = { value, loadedAtMs: nowMs() }
      return value
    }
    try {
      // A load that ends with its request is begun anew by the next.
      return await loads.run(THE_VALUE, keep, () => undefined)
    } catch (error) {
      if (error === inVain) return loadOnce(load)
      if (!isOthers) throw error
      throw new ProviderUnavailableError('another request found it failing', { cause: error })
    }
  }

  return {
    async read(load) {
      if (kept !== null && nowMs() - kept.loadedAtMs < lifetimeMs) return { value: kept.value, isNew: false }
      return { value: await loadOnce(load), isNew: true }
    },
    async renew(wrong, load) {
      if (kept !== null && kept.value !== wrong) return kept.value
      const isCoolingDown = nowMs() - renewedAtMs < coolDownMs
      if (!loads.isRunning(THE_VALUE) && isCoolingDown) return null
      if (!isCoolingDown) renewedAtMs = nowMs()
      return loadOnce(load)
    },
  }
}
