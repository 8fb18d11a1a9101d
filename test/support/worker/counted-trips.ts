/** Asks of a store, and how many of them had to wait for the one before. */
export type Trips<Store> = {
  readonly store: Store
  readonly asked: () => number
  /** Trips one after another: those under way at the same time are one. */
  readonly inTurn: () => number
}

/** These only build something; the call that follows does the work. */
const BUILDERS = new Set(['prepare', 'bind', 'withSession'])
/** A database's own wrapper of a statement has to get what it made itself. */
const REAL = Symbol('real')

const realOf = (value: unknown): unknown => (value as { readonly [REAL]?: unknown } | null)?.[REAL] ?? value

/** Counts the trips to a database, or to another store. */
export function countTrips<Store extends object>(real: Store): Trips<Store> {
  let asked = 0
  let doneInTurn = 0
  let inTurn = 0
  function counted<T extends object>(object: T): T {
    return new Proxy(object, {
      get(target, name) {
        if (name === REAL) return target
        const member: unknown = Reflect.get(target, name)
        if (typeof member !== 'function') return member
        return (...args: readonly unknown[]): unknown => {
          const given = args.map((arg) => (Array.isArray(arg) ? arg.map(realOf) : arg))
          const answer: unknown = Reflect.apply(member, target, given)
          if (BUILDERS.has(String(name))) return counted(answer as object)
          if (!(answer instanceof Promise)) return answer
          asked += 1
          const turn = doneInTurn + 1
          inTurn = Math.max(inTurn, turn)
          return answer.finally(() => {
            doneInTurn = Math.max(doneInTurn, turn)
          })
        }
      },
    })
  }
  return { store: counted(real), asked: () => asked, inTurn: () => inTurn }
}
