import type { Bindings } from '#src/config/bindings.ts'
import type { Fault, FaultPlan, FaultTarget } from './fault-plan.ts'

const BINDING_OF: Readonly<Record<Exclude<FaultTarget, 'cache'>, readonly (keyof Bindings)[]>> = {
  kv: ['SESSIONS', 'SETTINGS'],
  d1: ['DB', 'SEARCH', 'EVENTS_DB'],
  accounts: ['DB'],
  search: ['SEARCH'],
  events: ['EVENTS_DB'],
  queue: ['MAIL_QUEUE', 'LETTER_QUEUE'],
  images: ['IMAGES'],
  ratelimit: [
    'CLIENT_LIMIT',
    'EVENT_LIMIT',
    'SEARCH_LIMIT',
    'SUGGEST_LIMIT',
    'CARD_LIMIT',
    'POSTER_LIMIT',
    'PICTURE_LIMIT',
    'POCKET_LIMIT',
    'LIST_LIMIT',
    'SAVES_LIMIT',
    'TRIPS_LIMIT',
    'PLACE_LIMIT',
  ],
  assets: ['ASSETS'],
  email: ['EMAIL'],
  trips: ['TRIPS'],
}

const MESSAGES: Readonly<Record<string, string>> = {
  error: 'injected fault',
  '429': 'KV PUT failed: 429 Too Many Requests',
  locked: 'D1_ERROR: database is locked: SQLITE_BUSY',
  overloaded: 'D1_ERROR: D1 DB is overloaded. Too many requests queued.',
  'missing-table': 'D1_ERROR: no such table: injected: SQLITE_ERROR',
}

/** Returns the result of a faulty call, with or without the real call. */
function applyFault(fault: Fault, target: FaultTarget, realCall: () => unknown): Promise<unknown> {
  switch (fault.kind) {
    case 'slow':
      return new Promise((resolve) => setTimeout(resolve, fault.delayMs)).then(realCall)
    case 'hang':
      return new Promise(() => undefined)
    case 'null':
      return Promise.resolve(null)
    case 'corrupt':
      return Promise.resolve(
        target === 'assets' || target === 'cache' ? new Response('\u0000{"corrupt') : '\u0000{"corrupt',
      )
    default:
      return Promise.reject(new Error(MESSAGES[fault.kind]))
  }
}

/** These methods only build a statement; the call that follows runs it. */
const BUILDERS = new Set(['prepare', 'bind', 'withSession', 'input', 'transform', 'draw', 'jurisdiction'])

/** Wraps an object so that every call has the fault. */
export function injectFault<T extends object>(real: T, target: FaultTarget, fault: Fault): T {
  return new Proxy(real, {
    get(object, name) {
      const member: unknown = Reflect.get(object, name)
      if (typeof member !== 'function') return member
      const call = (...args: unknown[]): unknown => Reflect.apply(member, object, args)
      // Of a namespace of Durable Objects only the call of an object can fail.
      if (target === 'trips' && name === 'idFromName') return call
      if (BUILDERS.has(String(name)) || (target === 'trips' && name === 'get'))
        return (...args: unknown[]) => injectFault(call(...args) as object, target, fault)
      return (...args: unknown[]) => applyFault(fault, target, () => call(...args))
    },
  })
}

/** Returns the bindings with those of the plan wrapped. */
export function injectBindingFaults(bindings: Bindings, plan: FaultPlan): Bindings {
  const faulty: Record<string, unknown> = { ...bindings }
  for (const [target, fault] of plan.bindings) {
    if (target === 'cache') continue
    for (const name of BINDING_OF[target]) faulty[name] = injectFault(bindings[name] as object, target, fault)
  }
  return faulty as Bindings
}
