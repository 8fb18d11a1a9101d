/**
 * Waits a short time for a promise and gives its value, or the promise itself when it needs longer.
 * @param promise must not reject: it reports failure as a value (docs/adr/0021)
 */
export function settleSoon<T>(
  promise: Promise<T>,
  waitMs: number,
): Promise<{ readonly now: T } | { readonly later: Promise<T> }> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ later: promise }), waitMs)
    void promise.then((now) => {
      clearTimeout(timer)
      resolve({ now })
    })
  })
}
