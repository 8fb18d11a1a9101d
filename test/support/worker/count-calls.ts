/** Asks of a store, and how many of them had to wait for the one before. */
export type CallCounter<Store> = {
  readonly store: Store
  readonly calls: () => number
  /** Trips one after another: those under way at the same time are one. */
  readonly sequentialCalls: () => number
}

/** These only build something; the call that follows does the work. */
const BUILDERS = new Set(['prepare', 'bind', 'withSession'])
/** A database's own wrapper of a statement has to get what it made itself. */
const UNWRAPPED = Symbol('real')

const unwrap = (value: unknown): unknown =>
  (value as { readonly [UNWRAPPED]?: unknown } | null)?.[UNWRAPPED] ?? value

/** Counts the trips to a database, or to another store. */
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
          const given = args.map((arg) => (Array.isArray(arg) ? arg.map(unwrap) : arg))
          const answer: unknown = Reflect.apply(member, target, given)
          if (BUILDERS.has(String(name))) return counted(answer as object)
          if (!(answer instanceof Promise)) return answer
          calls += 1
          const turn = finishedSequential + 1
          sequentialCalls = Math.max(sequentialCalls, turn)
          return answer.finally(() => {
            finishedSequential = Math.max(finishedSequential, turn)
          })
        }
      },
    })
  }
  return { store: counted(real), calls: () => calls, sequentialCalls: () => sequentialCalls }
}
