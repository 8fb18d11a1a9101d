/** `unknown`: no response in time, or one that says nothing about the path, such as 429. */
export type PathState = 'exists' | 'missing' | 'unknown'

/** The states of the paths of a campaign. */
export type CheckedPaths =
  | { readonly kind: 'checked'; readonly stateOf: (href: string) => PathState }
  | { readonly kind: 'too_many'; readonly count: number }

/** Each costs a few subrequests, of which a Worker has a thousand. */
export const MAX_CHECKED_PATHS = 100
/** A Worker has six connections. */
const CONCURRENCY = 5

/** The path alone decides whether a page exists: links that differ in query or fragment are one check. */
const pathOf = (href: string): string => /^[^?#]*/.exec(href)?.[0] ?? href

/**
 * Checks root-relative links, a few at a time.
 * @param checkPath never rejects
 */
export async function checkPaths(
  hrefs: readonly string[],
  checkPath: (path: string) => Promise<PathState>,
): Promise<CheckedPaths> {
  const paths = [...new Set(hrefs.map(pathOf))]
  if (paths.length > MAX_CHECKED_PATHS) return { kind: 'too_many', count: paths.length }
  const states = new Map<string, PathState>()
  const remaining = paths.values()
  const checkNext = async (): Promise<void> => {
    for (const path of remaining) states.set(path, await checkPath(path))
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, checkNext))
  return { kind: 'checked', stateOf: (href) => states.get(pathOf(href)) ?? 'unknown' }
}
