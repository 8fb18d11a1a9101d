import { AppError, UnavailableError } from './app-error.ts'

/**
 * `late`: nobody waited for it any longer. `wrong`: it answered what it must not.
 */
export type TripOutcome = 'ok' | 'failed' | 'late' | 'wrong'

/** One call of a binding, or of a service outside. */
export type Trip = {
  /** As the deployment calls it: `DB`, `SESSIONS`. */
  readonly binding: string
  /** The call, and of a database what it is about: `batch 2 INSERT newsletter_attempts`; never a value. */
  readonly operation: string
  /** Null while it is under way. */
  readonly tookMs: number | null
}

type KnownTrip = { -readonly [Key in keyof Trip]: Trip[Key] } & {
  readonly startedMs: number
  error: unknown
  outcome: TripOutcome | null
}

/** The trips of one request, or of one run without a visitor. */
export type Trips = {
  /** In the order in which they began, the first sixty. */
  readonly list: () => readonly Trip[]
  /** The same binding, with its trips noted. */
  readonly watch: <T extends object>(name: string, binding: T) => T
  /** The trip that an error comes from; null when it comes from none. */
  readonly blame: (error: unknown) => Pick<Trip, 'binding' | 'operation'> | null
}

const MOST_TRIPS = 60
const LONGEST_OPERATION = 80
const TABLE = /\b(?:FROM|INTO|UPDATE|TABLE)\s+(\w+)/i

/** What a statement is about, without its values. */
function aboutStatement(sql: string): string {
  const verb = /\w+/.exec(sql)?.[0] ?? ''
  return `${verb.toUpperCase()} ${TABLE.exec(sql)?.[1] ?? ''}`.trim()
}

function* causesOf(error: unknown): Generator<unknown> {
  let current = error
  for (let depth = 0; depth < 5 && current !== undefined && current !== null; depth += 1) {
    yield current
    current = current instanceof Error ? current.cause : undefined
  }
}

const isThenable = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'then') === 'function'

/**
 * @param nowMs stands still between two answers of the platform, which is all that has to be measured
 * @param count told of each trip once, when its outcome is known
 */
export function createTrips(
  nowMs: () => number,
  count: (binding: string, outcome: TripOutcome) => void,
): Trips {
  const trips: KnownTrip[] = []
  /** What a proxy stands for, and what its statement is about. */
  const behind = new WeakMap<object, { readonly real: object; readonly about: string }>()

  const settle = (trip: KnownTrip, outcome: TripOutcome, error?: unknown): void => {
    trip.tookMs ??= nowMs() - trip.startedMs
    trip.error = error
    if (trip.outcome !== null) return
    trip.outcome = outcome
    count(trip.binding, outcome)
  }

  function begin(binding: string, operation: string): KnownTrip {
    const trip: KnownTrip = {
      binding,
      operation: operation.slice(0, LONGEST_OPERATION),
      startedMs: nowMs(),
      tookMs: null,
      error: undefined,
      outcome: null,
    }
    if (trips.length < MOST_TRIPS) trips.push(trip)
    return trip
  }

  const realOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(realOf)
    return typeof value === 'object' && value !== null ? (behind.get(value)?.real ?? value) : value
  }

  function aboutCall(method: string, args: readonly unknown[], about: string): string {
    const [first] = args
    if (!Array.isArray(first)) return `${method} ${about}`.trim()
    const statement: unknown = first[0]
    const inside = typeof statement === 'object' && statement !== null ? behind.get(statement)?.about : ''
    return `${method} ${first.length} ${inside ?? ''}`.trim()
  }

  function watch<T extends object>(name: string, binding: T, about = ''): T {
    const watched = new Proxy(binding, {
      get(object, property) {
        const member: unknown = Reflect.get(object, property)
        if (typeof member !== 'function' || typeof property !== 'string') return member
        return (...args: readonly unknown[]): unknown => {
          const run = (): unknown => Reflect.apply(member, object, args.map(realOf))
          const operation = aboutCall(property, args, about)
          let result: unknown
          try {
            result = run()
          } catch (error) {
            settle(begin(name, operation), 'failed', error)
            throw error
          }
          if (isThenable(result)) return follow(begin(name, operation), result)
          if (typeof result !== 'object' || result === null) return result
          // Only something to be called upon: the call that follows makes the trip.
          const [first] = args
          return watch(
            name,
            result,
            typeof first === 'string' && property === 'prepare' ? aboutStatement(first) : about,
          )
        }
      },
    })
    behind.set(watched, { real: binding, about })
    return watched
  }

  function follow(trip: KnownTrip, result: Promise<unknown>): Promise<unknown> {
    return result.then(
      (value) => {
        settle(trip, 'ok')
        return value
      },
      (error: unknown) => {
        settle(trip, 'failed', error)
        throw error
      },
    )
  }

  function suspect(error: unknown): KnownTrip | undefined {
    for (const cause of causesOf(error)) {
      const failed = trips.find((trip) => trip.error !== undefined && trip.error === cause)
      if (failed !== undefined) return failed
    }
    if (!(error instanceof UnavailableError)) return undefined
    const waiting = trips.find(({ tookMs }) => tookMs === null)
    if (waiting !== undefined) settleAs(waiting, 'late')
    return waiting ?? trips.at(-1)
  }

  /** It is still under way, so how long it takes is not known yet. */
  function settleAs(trip: KnownTrip, outcome: TripOutcome): void {
    if (trip.outcome !== null) return
    trip.outcome = outcome
    count(trip.binding, outcome)
  }

  return {
    list: () => trips,
    watch,
    blame(error) {
      const trip = suspect(error)
      if (trip !== undefined) return { binding: trip.binding, operation: trip.operation }
      for (const cause of causesOf(error))
        if (cause instanceof AppError && cause.service !== null)
          return { binding: cause.service, operation: 'fetch' }
      return null
    },
  }
}

/** An environment whose bindings note their trips; variables are as they are. */
export function watchBindings<Env extends object>(env: Env, { watch }: Pick<Trips, 'watch'>): Env {
  const watched = new Map<PropertyKey, object>()
  return new Proxy(env, {
    get(object, name) {
      const binding: unknown = Reflect.get(object, name)
      if (typeof binding !== 'object' || binding === null || typeof name !== 'string') return binding
      const known = watched.get(name) ?? watch(name, binding)
      watched.set(name, known)
      return known
    },
  })
}
