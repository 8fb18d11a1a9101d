import { AppError, UnavailableError } from './app-error.ts'
import { causesOf } from './causes-of.ts'

/** `late`: the caller stopped waiting for it. */
export type SpanOutcome = 'ok' | 'failed' | 'late'

/** One call of a binding or of an external service. */
export type BindingSpan = {
  /** Its name in the deployment: `DB`, `SESSIONS`. */
  readonly binding: string
  /**
   * The method, for a database also verb and table, in a transaction those of the first statement that writes: `batch 2
   * INSERT newsletter_attempts`; never a value.
   */
  readonly operation: string
  /** Null while the call is in flight. */
  readonly durationMs: number | null
}

type SpanRecord = { -readonly [Key in keyof BindingSpan]: BindingSpan[Key] } & {
  readonly startedMs: number
  error: unknown
  outcome: SpanOutcome | null
}

/** The spans of one request or job. */
export type Tracer = {
  /** The first sixty, in the order in which they started. */
  readonly spans: () => readonly BindingSpan[]
  /** Wraps a binding so that its calls are recorded as spans. */
  readonly instrument: <T extends object>(name: string, binding: T) => T
  /** The span that caused an error; null when none did. */
  readonly attributeError: (error: unknown) => Pick<BindingSpan, 'binding' | 'operation'> | null
}

const MAX_SPANS = 60
const MAX_OPERATION_LENGTH = 80
const WRITES = /^(?:INSERT|UPDATE|DELETE|REPLACE)\b/
const TABLE = /\b(?:FROM|INTO|UPDATE|TABLE)\s+(\w+)/i

/** Verb and table of a statement, without its values. */
function describeStatement(sql: string): string {
  const verb = /\w+/.exec(sql)?.[0] ?? ''
  return `${verb.toUpperCase()} ${TABLE.exec(sql)?.[1] ?? ''}`.trim()
}

const isThenable = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'then') === 'function'

/**
 * @param nowMs advances only during I/O on Workers, which is all that spans measure
 * @param count called once per span, when its outcome is known
 */
export function createTracer(
  nowMs: () => number,
  count: (binding: string, outcome: SpanOutcome) => void,
): Tracer {
  const spans: SpanRecord[] = []
  /** The wrapped object of each proxy, and the description of its statement. */
  const proxied = new WeakMap<object, { readonly real: object; readonly about: string }>()
  /** The span of each promise that a call returned, also of calls that are not listed. */
  const spanOfResult = new WeakMap<Promise<unknown>, SpanRecord>()

  const settle = (span: SpanRecord, outcome: SpanOutcome, error?: unknown): void => {
    span.durationMs ??= nowMs() - span.startedMs
    span.error = error
    if (span.outcome !== null) return
    span.outcome = outcome
    count(span.binding, outcome)
  }

  function startSpan(binding: string, operation: string): SpanRecord {
    const span: SpanRecord = {
      binding,
      operation: operation.slice(0, MAX_OPERATION_LENGTH),
      startedMs: nowMs(),
      durationMs: null,
      error: undefined,
      outcome: null,
    }
    if (spans.length < MAX_SPANS) spans.push(span)
    return span
  }

  const unwrap = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(unwrap)
    return typeof value === 'object' && value !== null ? (proxied.get(value)?.real ?? value) : value
  }

  function describeCall(method: string, args: readonly unknown[], about: string): string {
    const [first] = args
    if (!Array.isArray(first)) return `${method} ${about}`.trim()
    const described = first.map((statement: unknown) =>
      typeof statement === 'object' && statement !== null ? (proxied.get(statement)?.about ?? '') : '',
    )
    const inside = described.find((description) => WRITES.test(description)) ?? described[0] ?? ''
    return `${method} ${first.length} ${inside}`.trim()
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
          // The result is an object to call methods on (such as a prepared statement): its calls record the spans.
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

  function settleOnResult(span: SpanRecord, result: Promise<unknown>): Promise<unknown> {
    const settled = result.then(
      (value) => {
        settle(span, 'ok')
        return value
      },
      (error: unknown) => {
        settle(span, 'failed', error)
        throw error
      },
    )
    spanOfResult.set(settled, span)
    return settled
  }

  function findFailedSpan(error: unknown): SpanRecord | undefined {
    for (const cause of causesOf(error)) {
      const failed = spans.find((span) => span.error !== undefined && span.error === cause)
      if (failed !== undefined) return failed
    }
    if (!(error instanceof UnavailableError)) return undefined
    const waitedFor = error.timedOutWork === null ? undefined : spanOfResult.get(error.timedOutWork)
    const pending = waitedFor ?? spans.find(({ durationMs }) => durationMs === null)
    if (pending !== undefined) settleWhilePending(pending, 'late')
    return pending ?? spans.at(-1)
  }

  /** Sets the outcome of a call that is still in flight, so its duration stays unknown. */
  function settleWhilePending(span: SpanRecord, outcome: SpanOutcome): void {
    if (span.outcome !== null) return
    span.outcome = outcome
    count(span.binding, outcome)
  }

  return {
    spans: () => spans,
    instrument,
    attributeError(error) {
      const span = findFailedSpan(error)
      if (span !== undefined) return { binding: span.binding, operation: span.operation }
      for (const cause of causesOf(error))
        if (cause instanceof AppError && cause.service !== null)
          return { binding: cause.service, operation: 'fetch' }
      return null
    },
  }
}

/** An environment with instrumented bindings; variables are unchanged. */
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
