/** These methods only build a statement; the call that follows runs it. */
const BUILDERS = new Set(['prepare', 'bind', 'withSession'])
/** A real database accepts only its own statements, so arguments are unwrapped before a call. */
const UNWRAPPED = Symbol('real')

const unwrap = (value: unknown): unknown =>
  (value as { readonly [UNWRAPPED]?: unknown } | null)?.[UNWRAPPED] ?? value

/**
 * Wraps a database so that a function runs before each call, to delay or to reject it.
 * @param beforeCall rejects to refuse the call; the real database is then not called
 */
export function interceptDatabase(real: D1Database, beforeCall: () => Promise<void>): D1Database {
  const wrap = <T extends object>(object: T): T =>
    new Proxy(object, {
      get(target, name) {
        if (name === UNWRAPPED) return target
        const member: unknown = Reflect.get(target, name)
        if (typeof member !== 'function') return member
        return (...args: readonly unknown[]): unknown => {
          const unwrapped = args.map((arg) => (Array.isArray(arg) ? arg.map(unwrap) : arg))
          const call = (): unknown => Reflect.apply(member, target, unwrapped)
          return BUILDERS.has(String(name)) ? wrap(call() as object) : beforeCall().then(call)
        }
      },
    })
  return wrap(real)
}
