import { createLru } from './lru.ts'
import type { TripOutcome } from './trips.ts'

/** A service for errors hears of one of a kind in this time, and of so many of all kinds. */
const SAMPLE_WINDOW_MS = 60_000
const MOST_SAMPLES = 10
const MOST_KINDS = 200
const REPORT_EVERY_MS = 60_000

/** What one isolate knows of itself. */
export type Signals = {
  readonly count: (binding: string, outcome: TripOutcome) => void
  /** Trips by binding and outcome since the isolate began: `{"DB ok": 12}`. */
  readonly counts: () => Readonly<Record<string, number>>
  /** The same since this gave them last; null while less than a minute is over, or nothing was counted. */
  readonly takeDue: () => Readonly<Record<string, number>> | null
  /**
   * Whether an error of this kind should be sent on.
   * @returns how many like it were held back since the last; null to hold this one back, too
   */
  readonly sample: (kind: string) => number | null
}

/** Counters and samples of an isolate, of bounded size whatever fails. */
export function createSignals(nowMs: () => number): Signals {
  const total = new Map<string, number>()
  let recent = new Map<string, number>()
  /** Null until somebody asks: while a script is loaded there is no clock. */
  let reportedAtMs: number | null = null
  const kinds = createLru<{ sentAtMs: number; heldBack: number }>(MOST_KINDS)
  let windowMs = nowMs()
  let sent = 0

  function hasRoom(): boolean {
    if (nowMs() - windowMs >= SAMPLE_WINDOW_MS) {
      windowMs = nowMs()
      sent = 0
    }
    return sent < MOST_SAMPLES
  }

  return {
    count(binding, outcome) {
      const name = `${binding} ${outcome}`
      total.set(name, (total.get(name) ?? 0) + 1)
      recent.set(name, (recent.get(name) ?? 0) + 1)
    },
    counts: () => Object.fromEntries(total),
    takeDue() {
      reportedAtMs ??= nowMs()
      if (nowMs() - reportedAtMs < REPORT_EVERY_MS || recent.size === 0) return null
      const due = Object.fromEntries(recent)
      recent = new Map()
      reportedAtMs = nowMs()
      return due
    },
    sample(kind) {
      const known = kinds.read(kind)
      const isDue = known === undefined || nowMs() - known.sentAtMs >= SAMPLE_WINDOW_MS
      if (!isDue || !hasRoom()) {
        const sentAtMs = known?.sentAtMs ?? Number.NEGATIVE_INFINITY
        kinds.write(kind, { sentAtMs, heldBack: (known?.heldBack ?? 0) + 1 }, 1)
        return null
      }
      sent += 1
      kinds.write(kind, { sentAtMs: nowMs(), heldBack: 0 }, 1)
      return known?.heldBack ?? 0
    },
  }
}
