/** A store that counts its calls, and how many of them ran one after another. */
export type CallCounter<Store> = {
  readonly store: Store
  readonly calls: () => number
  /** Sequential round trips: concurrent calls count as one. */
  readonly sequentialCalls: () => number
}

/** These methods only build a statement; the call that follows runs it. */
const BUILDERS = new Set(['prepare', 'bind', 'withSession'])
/** A real database accepts only its own statements, so arguments are unwrapped before a call. */
const UNWRAPPED = Symbol('real')

const unwrap = (value: unknown): unknown =>
  (value as { readonly [UNWRAPPED]?: unknown } | null)?.[UNWRAPPED] ?? value

/** Wraps a database or another store and counts its calls. */
export function countCalls<Store extends object>(real: Store): CallCounter<Store> {
  let calls = 0
  let finishedSequential = 0
  let sequentialCalls = 0
  function counted<T extends object>(object: T): T {
    return new Proxy(object, {
      get(target, name) {
        if (name === UNWRAPPED) return target
        const member: unknown = Reflect.get(target, name)
        if (typeof member !== 'function') return member
        return (...args: readonly unknown[]): unknown => {
          const unwrapped = args.map((arg) => (Array.isArray(arg) ? arg.map(unwrap) : arg))
          const response: unknown = Reflect.apply(member, target, unwrapped)
          if (BUILDERS.has(String(name))) return counted(response as object)
          if (!(response instanceof Promise)) return response
          calls += 1
          const turn = finishedSequential + 1
          sequentialCalls = Math.max(sequentialCalls, turn)
          return response.finally(() => {
            finishedSequential = Math.max(finishedSequential, turn)
          })
        }
      },
    })
  }
  return { store: counted(real), calls: () => calls, sequentialCalls: () => sequentialCalls }
}
