/**
 * Wraps the import of a chunk and what is made of it, so that later callers get the same result. Callers that come before
 * it is there load for themselves: the module system loads a chunk once anyway, and the promise of another request would
 * never settle if that request were cancelled. An error reaches its caller, and the next one loads again.
 * @param load may run more than once at the same time; the first result is the one that stays
 */
export function loadLate<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: { readonly value: T } | null = null
  return async () => {
    if (loaded !== null) return loaded.value
    const value = await load()
    loaded ??= { value }
    return loaded.value
  }
}
