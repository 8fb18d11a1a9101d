import { TrieRouter } from 'hono/router/trie-router'
import type { CacheKeyQuery } from '#src/http/rules/cache-key.ts'
import type { PageRow } from './page-row.ts'

/** The page table as used by the worker. */
export type PageTable = {
  readonly rows: readonly PageRow[]
  /** Query parameters in the cache key, by path. */
  readonly cacheKeyQueries: ReadonlyMap<string, CacheKeyQuery>
  /** The row of a path; null if it is no page. */
  readonly find: (path: string) => PageRow | null
  /** Whether responses may be cached. */
  readonly isCacheable: (path: string) => boolean
  /** Whether the alert is shown: on all pages, unknown URLs included, but not in files and API responses. */
  readonly showsAlert: (path: string) => boolean
}

/** Creates a finder by path with the rules of the app's router: the first of several matching patterns. */
export function createPathFinder<T>(entries: readonly (readonly [string, T])[]): (path: string) => T | null {
  const router = new TrieRouter<T>()
  for (const [path, entry] of entries) router.add('GET', path, entry)
  return (path) => router.match('GET', path)[0][0]?.[0] ?? null
}

/** @param rows rows of all features; of overlapping patterns the narrower must come first */
export function createPageTable(rows: readonly PageRow[]): PageTable {
  const find = createPathFinder(rows.map((row) => [row.path, row]))
  return {
    rows,
    cacheKeyQueries: new Map(
      rows.flatMap(({ path, members, cacheKeyQuery: query }) =>
        query === undefined
          ? []
          : [path, ...Object.keys(members ?? {})].map((each) => [each, query] as const),
      ),
    ),
    find,
    isCacheable: (path) => find(path)?.caching === 'public',
    showsAlert: (path) => !path.startsWith('/api/') && find(path)?.isFile !== true,
  }
}
