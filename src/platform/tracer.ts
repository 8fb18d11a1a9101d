import { AppError, UnavailableError } from './app-error.ts'

/**
 * `late`: nobody waited for it any longer. `wrong`: it answered what it must not.
 */
export type SpanOutcome = 'ok' | 'failed' | 'late'

/** One call of a binding, or of a service outside. */
export type BindingSpan = {
  /** As the deployment calls it: `DB`, `SESSIONS`. */
  readonly binding: string
  /** The call, and of a database what it is about: `batch 2 INSERT newsletter_attempts`; never a value. */
  readonly operation: string
  /** Null while it is under way. */
  readonly durationMs: number | null
}

type SpanRecord = { -readonly [Key in keyof BindingSpan]: BindingSpan[Key] } & {
  readonly startedMs: number
  error: unknown
  outcome: SpanOutcome | null
}

/** The trips of one request, or of one run without a visitor. */
export type Tracer = {
  /** In the order in which they began, the first sixty. */
  readonly spans: () => readonly BindingSpan[]
  /** The same binding, with its trips noted. */
  readonly instrument: <T extends object>(name: string, binding: T) => T
  /** The trip that an error comes from; null when it comes from none. */
  readonly attributeError: (error: unknown) => Pick<BindingSpan, 'binding' | 'operation'> | null
}

const MAX_SPANS = 60
const MAX_OPERATION_LENGTH = 80
const TABLE = /\b(?:FROM|INTO|UPDATE|TABLE)\s+(\w+)/i

/** What a statement is about, without its values. */
function describeStatement(sql: string): string {
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
export function createTracer(
  nowMs: () => number,
  count: (binding: string, outcome: SpanOutcome) => void,
): Tracer {
  const spans: SpanRecord[] = []
  /** What a proxy stands for, and what its statement is about. */
  const proxied = new WeakMap<object, { readonly real: object; readonly about: string }>()

  const settle = (trip: SpanRecord, outcome: SpanOutcome, error?: unknown): void => {
    trip.durationMs ??= nowMs() - trip.startedMs
    trip.error = error
    if (trip.outcome !== null) return
    trip.outcome = outcome
    count(trip.binding, outcome)
  }

  function startSpan(binding: string, operation: string): SpanRecord {
    const trip: SpanRecord = {
      binding,
      operation: operation.slice(0, MAX_OPERATION_LENGTH),
      startedMs: nowMs(),
      durationMs: null,
      error: undefined,
      outcome: null,
    }
    if (spans.length < MAX_SPANS) spans.push(trip)
    return trip
  }

  const unwrap = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(unwrap)
    return typeof value === 'object' && value !== null ? (proxied.get(value)?.real ?? value) : value
  }

  function describeCall(method: string, args: readonly unknown[], about: string): string {
    const [first] = args
    if (!Array.isArray(first)) return `${method} ${about}`.trim()
    const statement: unknown = first[0]
    const inside = typeof statement === 'object' && statement !== null ? proxied.get(statement)?.about : ''
    return `${method} ${first.length} ${inside ?? ''}`.trim()
  }

  function instrument<T extends object>(name: string, binding: T, about = ''): T {
    const instrumented = new Proxy(binding, {
      get(object, property) {
        const member: unknown = Reflect.get(object, property)
        if (typeof member !== 'function' || typeof property !== 'string') return member
        return (...args: readonly unknown[]): unknown => {
          const run = (): unknown => Reflect.apply(member, object, args.map(unwrap))
          const operation = describeCall(property, args, about)
          let result: unknown
          try {
            result = run()
          } catch (error) {
            settle(startSpan(name, operation), 'failed', error)
            throw error
          }
          if (isThenable(result)) return settleOnResult(startSpan(name, operation), result)
          if (typeof result !== 'object' || result === null) return result
          // Only something to be called upon: the call that follows makes the trip.
          const [first] = args
          return instrument(
            name,
            result,
            typeof first === 'string' && property === 'prepare' ? describeStatement(first) : about,
          )
        }
      },
    })
    proxied.set(instrumented, { real: binding, about })
    return instrumented
  }

  function settleOnResult(trip: SpanRecord, result: Promise<unknown>): Promise<unknown> {
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

  function findFailedSpan(error: unknown): SpanRecord | undefined {
    for (const cause of causesOf(error)) {
      const failed = spans.find((trip) => trip.error !== undefined && trip.error === cause)
      if (failed !== undefined) return failed
    }
    if (!(error instanceof UnavailableError)) return undefined
    const pending = spans.find(({ durationMs }) => durationMs === null)
    if (pending !== undefined) settleWhilePending(pending, 'late')
    return pending ?? spans.at(-1)
  }

  /** It is still under way, so how long it takes is not known yet. */
  function settleWhilePending(trip: SpanRecord, outcome: SpanOutcome): void {
    if (trip.outcome !== null) return
    trip.outcome = outcome
    count(trip.binding, outcome)
  }

  return {
    spans: () => spans,
    instrument,
    attributeError(error) {
      const trip = findFailedSpan(error)
      if (trip !== undefined) return { binding: trip.binding, operation: trip.operation }
      for (const cause of causesOf(error))
        if (cause instanceof AppError && cause.service !== null)
          return { binding: cause.service, operation: 'fetch' }
      return null
    },
  }
}

/** An environment whose bindings note their trips; variables are as they are. */
export function instrumentBindings<Env extends object>(
  env: Env,
  { instrument }: Pick<Tracer, 'instrument'>,
): Env {
  const instrumented = new Map<PropertyKey, object>()
  return new Proxy(env, {
    get(object, name) {
      const binding: unknown = Reflect.get(object, name)
      if (typeof binding !== 'object' || binding === null || typeof name !== 'string') return binding
      const known = instrumented.get(name) ?? instrument(name, binding)
      instrumented.set(name, known)
      return known
    },
  })
}
