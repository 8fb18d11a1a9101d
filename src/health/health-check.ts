import type { Bindings } from '#src/config/bindings.ts'
import { withDeadline } from '#src/platform/deadline.ts'

const PROBE_TIMEOUT_MS = 1000

export type BindingState = 'ok' | 'failing'

const PROBES: Readonly<Record<string, (env: Bindings) => Promise<unknown>>> = {
  kv: (env) => env.SESSIONS.get('health'),
  settings: (env) => env.SETTINGS.get('health'),
  d1: (env) => env.DB.prepare('SELECT 1').first(),
  search: (env) => env.SEARCH.prepare('SELECT 1').first(),
  events: (env) => env.EVENTS_DB.prepare('SELECT 1').first(),
  r2: (env) => env.LIBRARY.head('health'),
  assets: (env) => env.ASSETS.fetch('https://assets.local/favicon.svg'),
}

/** Asks each store for something that costs nothing; a probe that fails or takes over a second is `failing`. */
export async function checkBindings(env: Bindings): Promise<Readonly<Record<string, BindingState>>> {
  const states = await Promise.all(
    Object.entries(PROBES).map(async ([name, probe]): Promise<[string, BindingState]> => {
      const isAnswering = await withDeadline(probe(env), PROBE_TIMEOUT_MS, name).then(
        () => true,
        () => false,
      )
      return [name, isAnswering ? 'ok' : 'failing']
    }),
  )
  return Object.fromEntries(states)
}
