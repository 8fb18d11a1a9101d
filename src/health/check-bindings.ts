import { withDeadline } from '#src/platform/deadline.ts'
import { PROBE_TIMEOUT_MS } from '#src/platform/timeouts.ts'
import type { Probe } from './health-probes.ts'

export type BindingState = 'ok' | 'failing'

/** Runs every probe; a probe that rejects, exceeds 1.5 s or returns false is `failing`. Never rejects. */
export async function checkBindings(
  probes: Readonly<Record<string, Probe>>,
): Promise<Readonly<Record<string, BindingState>>> {
  const states = await Promise.all(
    Object.entries(probes).map(async ([name, probe]): Promise<[string, BindingState]> => {
      const isWorking = await withDeadline(probe(), PROBE_TIMEOUT_MS, name).catch(() => false)
      return [name, isWorking === true ? 'ok' : 'failing']
    }),
  )
  return Object.fromEntries(states)
}
