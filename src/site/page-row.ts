import type { CacheKeyQuery } from '#src/http/rules/cache-key.ts'

/**
 * One row of the table of pages (docs/adr/0002): all that the rest of the site has to know of a page or a family of pages.
 * Rows stand in files without markup, because tools of Node read them too. What a page reads and shows is its answer
 * (define-page.ts), or a route of its own.
 */
export type PageRow = {
  /** As the router reads it: `/places`, or `/articles/:slug` for a family. */
  readonly path: string
  /**
   * `kept`: the same for every visitor, kept as bytes (docs/adr/0001). `private`: a visitor's own, kept by nobody.
   * `streams`: private too, and begun before all of its data is there.
   */
  readonly caching: 'public' | 'private' | 'streamed'
  /** Parameters that the answer depends on besides its path, with all their values (docs/adr/0008). */
  readonly cacheKeyQuery?: CacheKeyQuery
  /** No visitor's own, though it is kept by nobody: scripts of others may be there, where they are allowed. */
  readonly isOpenToThirdParties?: true
  /** An answer to programs (a picture, a feed): it shows no alert and has no frame. */
  readonly isFile?: true
  /** A file of `content` makes this page, or each of this family. */
  readonly isContentDriven?: true
  /** It is there for those whom the settings name, and for nobody else. */
  readonly isRestricted?: true
  /** Search engines should keep it, or each of the family. */
  readonly isInSitemap?: true
  /** What an unknown address that nearly leads here calls it; pages without a name are never offered. */
  readonly name?: string
  /** Under which it is looked for, here or on other sites. */
  readonly otherNames?: readonly string[]
  /** Addresses of a family that no file of `content` makes, with what else each is called. */
  readonly members?: Readonly<Record<string, readonly string[]>>
  /** Styles that most pages do without: those of pages made for one visitor (account.css), those of guides and stories (guide.css). */
  readonly stylesheet?: 'account' | 'guide'
  /** An address for each kind of page that a row makes, under a name: axe, the validators and the browser visit them. */
  readonly samples?: Readonly<Record<string, string>>
}

const isFamily = ({ path }: PageRow): boolean => path.includes(':')

/** Every address that is there whatever `content` holds, for the check of its links. */
export function knownAddresses(rows: readonly PageRow[]): readonly string[] {
  return rows.flatMap((row) => {
    if (row.isContentDriven === true || row.isRestricted === true) return []
    return isFamily(row) ? Object.keys(row.members ?? {}) : [row.path]
  })
}

/** Pages for the sitemap that the compiler learns of from no file of `content`. */
export function fixedSitemapPaths(rows: readonly PageRow[]): readonly string[] {
  return rows
    .filter((row) => row.isInSitemap === true && row.isContentDriven !== true && !isFamily(row))
    .map(({ path }) => path)
}

/** Addresses for checks that look at one page of each kind, by the kind. */
export function pageSamples(rows: readonly PageRow[]): Readonly<Record<string, string>> {
  return Object.assign({}, ...rows.map(({ samples }) => samples))
}

export type NamedPageRow = {
  readonly name: string
  readonly path: string
  readonly otherNames: readonly string[]
}

/** Pages that an unknown address may have meant. */
export function namedPages(rows: readonly PageRow[]): readonly NamedPageRow[] {
  return rows.flatMap(({ name, path, otherNames = [] }) =>
    name === undefined ? [] : [{ name, path, otherNames }],
  )
}

/** What else members of families are called, by their address. */
export function memberNames(rows: readonly PageRow[]): ReadonlyMap<string, readonly string[]> {
  return new Map(rows.flatMap(({ members = {} }) => Object.entries(members)))
}
