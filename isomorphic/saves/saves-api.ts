export const SAVES_API = '/api/saves'
/** GET with `?path=` returns the lists for a page; POST creates a list with a page on it. */
export const LISTS_API = '/api/saves/lists'

/** POST returns what a device draws of saved pages; needs no account. */
export const PAGE_FACTS_API = '/api/page-facts'

/** GET /api/saves: every path on any list of the visitor. */
export type SavedPathsResponse = { readonly paths: readonly string[] }

/** GET /api/saves/lists: most recently used list first. */
export type ListChoicesResponse = {
  readonly lists: readonly {
    readonly id: string
    readonly name: string
    readonly count: number
    /** Whether the page is on it. */
    readonly has: boolean
    /** The note on the page there. Earlier versions of the site send none. */
    readonly note?: string
    /** Whether others may read the note where the list is shared. */
    readonly showsNote?: boolean
  }[]
}
