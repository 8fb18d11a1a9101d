/** Asks of a database, and how many of them had to wait for the one before. */
export type Trips = {
  readonly db: D1Database
  readonly asked: () => number
  /** Trips one after another: those under way at the same time are one. */
  readonly inTurn: () => number
}

/** These only build something; the call that follows does the work. */
const BUILDERS = new Set(['prepare', 'bind', 'withSession'])
/** The database's own wrapper of a statement has to get what it made itself. */
const REAL = Symbol('real')

const realOf = (value: unknown): unknown => (value as { readonly [REAL]?: unknown } | null)?.[REAL] ?? value

/** Counts the trips to a database. */
export function countTrips(real: D1Database): Trips {
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
  return { db: counted(real), asked: () => asked, inTurn: () => inTurn }
}
