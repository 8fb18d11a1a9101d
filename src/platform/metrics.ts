import { MINUTE_MS } from './durations.ts'
import { createLru } from './lru.ts'
import type { SpanOutcome } from './tracer.ts'

/** Per window, one error of each kind and MAX_SAMPLES errors over all kinds are sent to the error service. */
const SAMPLE_WINDOW_MS = MINUTE_MS
const MAX_SAMPLES = 10
const MAX_ERROR_KINDS = 200
const REPORT_EVERY_MS = MINUTE_MS

/** Counters and error sampling of one isolate. */
export type Metrics = {
  readonly count: (binding: string, outcome: SpanOutcome) => void
  /** Binding calls by binding and outcome since the isolate started: `{"DB ok": 12}`. */
  readonly counts: () => Readonly<Record<string, number>>
  /** The counts since the last report; null within a minute of it, or when nothing was counted. */
  readonly takeDueCounts: () => Readonly<Record<string, number>> | null
  /**
   * Whether to send an error of this kind.
   * @returns number of similar errors suppressed since the last one sent; null to suppress this one as well
   */
  readonly sampleError: (kind: string) => number | null
}

/** Creates counters and samples of bounded size. */
export function createMetrics(nowMs: () => number): Metrics {
  const total = new Map<string, number>()
  let recent = new Map<string, number>()
  /** Null until the first request: there is no clock while a script is loaded. */
  let reportedAtMs: number | null = null
  const kinds = createLru<{ sentAtMs: number; heldBack: number }>(MAX_ERROR_KINDS)
  let windowStartedAtMs = nowMs()
  let sampleCount = 0

  function isWithinSampleLimit(): boolean {
    if (nowMs() - windowStartedAtMs >= SAMPLE_WINDOW_MS) {
      windowStartedAtMs = nowMs()
      sampleCount = 0
    }
    return sampleCount < MAX_SAMPLES
  }

  return {
    count(binding, outcome) {
      const name = `${binding} ${outcome}`
      total.set(name, (total.get(name) ?? 0) + 1)
      recent.set(name, (recent.get(name) ?? 0) + 1)
    },
    counts: () => Object.fromEntries(total),
    takeDueCounts() {
      reportedAtMs ??= nowMs()
      if (nowMs() - reportedAtMs < REPORT_EVERY_MS || recent.size === 0) return null
      const due = Object.fromEntries(recent)
      recent = new Map()
      reportedAtMs = nowMs()
      return due
    },
    sampleError(kind) {
      const known = kinds.get(kind)
      const isDue = known === undefined || nowMs() - known.sentAtMs >= SAMPLE_WINDOW_MS
      if (!isDue || !isWithinSampleLimit()) {
        const sentAtMs = known?.sentAtMs ?? Number.NEGATIVE_INFINITY
        kinds.set(kind, { sentAtMs, heldBack: (known?.heldBack ?? 0) + 1 }, 1)
        return null
      }
      sampleCount += 1
      kinds.set(kind, { sentAtMs: nowMs(), heldBack: 0 }, 1)
      return known?.heldBack ?? 0
    },
  }
}
