import { TrieRouter } from 'hono/router/trie-router'
import type { CacheKeyQuery } from '#src/http/rules/cache-key.ts'
import type { PageRow } from './page-row.ts'

/** What the worker asks of the table of pages for an address. */
export type PageTable = {
  readonly rows: readonly PageRow[]
  /** Parameters that kept answers depend on, by path. */
  readonly cacheKeyQueries: ReadonlyMap<string, CacheKeyQuery>
  /** The row of an address, without its query; null for one that leads nowhere, or to no page. */
  readonly find: (path: string) => PageRow | null
  /** Whether what answers may be kept. */
  readonly isCacheable: (path: string) => boolean
  /** Whether the alert belongs there: everywhere but in answers to programs. An unknown address is a page, too. */
  readonly showsAlert: (path: string) => boolean
}

/** Finds what stands under an address in the way the app's router does: of several patterns the first. */
export function createPathFinder<T>(entries: readonly (readonly [string, T])[]): (path: string) => T | null {
  const router = new TrieRouter<T>()
  for (const [path, entry] of entries) router.add('GET', path, entry)
  return (path) => router.match('GET', path)[0][0]?.[0] ?? null
}

/** @param rows of all rooms; of rows whose patterns overlap the narrower comes first */
export function createPageTable(rows: readonly PageRow[]): PageTable {
  const find = createPathFinder(rows.map((row) => [row.path, row]))
  return {
    rows,
    cacheKeyQueries: new Map(
      rows.flatMap(({ path, cacheKeyQuery: keyed }) => (keyed === undefined ? [] : [[path, keyed]])),
    ),
    find,
    isCacheable: (path) => find(path)?.caching === 'public',
    showsAlert: (path) => !path.startsWith('/api/') && find(path)?.isFile !== true,
  }
}
