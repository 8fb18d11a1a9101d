/**
 * Waits a short time for a promise and gives its value, or the promise itself when it needs longer.
 * @param promise must not reject: a promise handed on to Suspense reports failure as a value
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
