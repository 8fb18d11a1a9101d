import type { CacheKeyQuery } from '#src/http/rules/cache-key.ts'

/**
 * A row of the page table (docs/adr/0002): everything the rest of the site needs about a page or a family of pages.
 * Rows are in files without JSX, because Node tools read them too. The handler of a page is in define-page.ts or a
 * custom route.
 */
export type PageRow = {
  /** Route pattern: `/places`, or `/articles/:slug` for a family. */
  readonly path: string
  /**
   * `public`: identical for all visitors and cached as bytes (docs/adr/0001). `private`: one visitor's, never cached.
   * `streamed`: private, and sent before all of its data is available.
   */
  readonly caching: 'public' | 'private' | 'streamed'
  /** Query parameters in the cache key with their valid values (docs/adr/0008). */
  readonly cacheKeyQuery?: CacheKeyQuery
  /** An uncached page without personal data: third-party scripts may be loaded with consent. */
  readonly isOpenToThirdParties?: true
  /** A file (an image, a feed) without frame and alert. */
  readonly isFile?: true
  /** Generated from a file of `content`, the page or each of its family. */
  readonly isContentDriven?: true
  /** Accessible only to the accounts in the settings. */
  readonly isRestricted?: true
  /** All of its text is in catalogues, or names and sentences of places: it is whole in every complete language. */
  readonly isInterfaceOnly?: true
  /** Included in the sitemap, the page or each of its family. */
  readonly isInSitemap?: true
  /** Name of the page in suggestions for unknown URLs; pages without a name are never suggested. */
  readonly name?: string
  /** Alternative names, also those usual on other sites. */
  readonly otherNames?: readonly string[]
  /** Paths of the family without a file of `content`, each with alternative names. */
  readonly members?: Readonly<Record<string, readonly string[]>>
  /**
   * Stylesheet in addition to main.css: for private pages (account.css), for the form of mistakes (guide.css).
   */
  readonly stylesheet?: 'account' | 'guide'
  /** A sample path for each kind of page of the row, by name, for axe, the validators and browser tests. */
  readonly samples?: Readonly<Record<string, string>>
}

const isFamily = ({ path }: PageRow): boolean => path.includes(':')

/** All paths that exist independently of `content`, for its link check. */
export function knownAddresses(rows: readonly PageRow[]): readonly string[] {
  return rows.flatMap((row) => {
    if (row.isContentDriven === true || row.isRestricted === true) return []
    return isFamily(row) ? Object.keys(row.members ?? {}) : [row.path]
  })
}

/** Sitemap paths that do not come from a file of `content`. */
export function fixedSitemapPaths(rows: readonly PageRow[]): readonly string[] {
  return rows
    .filter((row) => row.isInSitemap === true && row.isContentDriven !== true && !isFamily(row))
    .map(({ path }) => path)
}

/** Sample paths by kind of page, for checks of one page of each kind. */
export function pageSamples(rows: readonly PageRow[]): Readonly<Record<string, string>> {
  return Object.assign({}, ...rows.map(({ samples }) => samples))
}

export type NamedPageRow = {
  readonly name: string
  readonly path: string
  readonly otherNames: readonly string[]
}

/** Pages that can be suggested for an unknown URL. */
export function namedPages(rows: readonly PageRow[]): readonly NamedPageRow[] {
  return rows.flatMap(({ name, path, otherNames = [] }) =>
    name === undefined ? [] : [{ name, path, otherNames }],
  )
}

/** Alternative names of family members by path. */
export function memberNames(rows: readonly PageRow[]): ReadonlyMap<string, readonly string[]> {
  return new Map(rows.flatMap(({ members = {} }) => Object.entries(members)))
}
