import { ProviderUnavailableError } from './app-error.ts'

const POLL_MS = 20
/** A request that waits for another's load gives up after this and loads by itself. */
const WAIT_LIMIT_MS = 3000

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

type Outcome<T> = { readonly value: T } | { readonly error: unknown }
type Attempt<T> = { readonly startedAtMs: number; outcome: Outcome<T> | null }

/**
 * Waits for a load that another request began. It looks again and again instead of awaiting the other's promise, which
 * would never settle if that request were cancelled. Null when it takes too long.
 */
async function outcomeOf<T>(attempt: Attempt<T>): Promise<Outcome<T> | null> {
  for (let waitedMs = 0; attempt.outcome === null && waitedMs < WAIT_LIMIT_MS; waitedMs += POLL_MS) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return attempt.outcome
}

/** Keeps one loaded value in the memory of an isolate; requests that come at the same time load it once. */
export function createKeptValue<T>({ lifetimeMs, coolDownMs, nowMs }: KeptValueOptions): KeptValue<T> {
  let kept: { readonly value: T; readonly loadedAtMs: number } | null = null
  let current: Attempt<T> | null = null
  let renewedAtMs = Number.NEGATIVE_INFINITY

  const lead = async (load: () => Promise<T>): Promise<T> => {
    const attempt: Attempt<T> = { startedAtMs: nowMs(), outcome: null }
    current = attempt
    try {
      const value = await load()
      kept = { value, loadedAtMs: nowMs() }
      attempt.outcome = { value }
      return value
    } catch (error) {
      attempt.outcome = { error }
      throw error
    } finally {
      if (current === attempt) current = null
    }
  }

  const follow = async (load: () => Promise<T>): Promise<Loaded<T>> => {
    const isFollowable = current !== null && nowMs() - current.startedAtMs < WAIT_LIMIT_MS
    const outcome = current !== null && isFollowable ? await outcomeOf(current) : null
    if (outcome === null) return { value: await lead(load), isNew: true }
    if ('value' in outcome) return { value: outcome.value, isNew: true }
    throw new ProviderUnavailableError('another request found it failing', { cause: outcome.error })
  }

  return {
    async read(load) {
      if (kept !== null && nowMs() - kept.loadedAtMs < lifetimeMs) return { value: kept.value, isNew: false }
      return follow(load)
    },
    async renew(wrong, load) {
      if (kept !== null && kept.value !== wrong) return kept.value
      const isCoolingDown = nowMs() - renewedAtMs < coolDownMs
      if (current === null && isCoolingDown) return null
      if (!isCoolingDown) renewedAtMs = nowMs()
      return (await follow(load)).value
    },
  }
}
