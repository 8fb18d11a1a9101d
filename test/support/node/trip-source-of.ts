import type { TripFileSource } from '#isomorphic/trips/files/trip-file-source.ts'
import { createPlanView } from '#isomorphic/trips/plan-view.ts'
import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'

/** A trip of `entity.field=value` lines, as files are written of it. */
export function tripSourceOf(
  lines: readonly string[],
  zones: ReadonlyMap<string, string> = new Map(),
): TripFileSource {
  const fields = lines.map((text, index) => {
    const [, e = '', f = '', v = ''] = /^([\w-]+)\.(\w+)=(.*)$/s.exec(text) ?? []
    return { e, f, v, seq: index + 1 }
  })
  return {
    view: createPlanView(readTripPlan(createTripRegisters(fields))),
    sequence: lines.length,
    changedAtMs: Date.UTC(2026, 10, 27, 12),
    key: 'k1',
    link: 'https://fernway.test/trips/shared/1?a=1&b=2',
    siteOrigin: 'https://fernway.test',
    zones,
  }
}
