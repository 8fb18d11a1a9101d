/**
 * Wraps the start of a library, so that it starts once for all callers. A failed start is forgotten: its callers get
 * the error, and the next caller starts again.
 * @param load needs no network, so that requests can share its promise even when one of them is cancelled
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    if (loading !== null) return loading
    const attempt = load()
    loading = attempt
    attempt.catch(() => {
      if (loading === attempt) loading = null
    })
    return attempt
  }
}
