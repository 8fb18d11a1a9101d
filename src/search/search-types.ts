import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import type { TextPiece } from '#isomorphic/search/text-pieces.ts'
import type { ContinentSlug } from '#src/catalogue/continent-slug.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'
import type { SearchFacet } from '#src/search/rules/search-facet.ts'
import type { SearchKind } from '#src/search/rules/search-kind.ts'

/** One page that the search can find, whatever its kind. The content compiler writes them, one a line. */
export type SearchDocument = {
  readonly kind: SearchKind
  readonly path: string
  readonly title: string
  /** Names in other languages and other spellings. */
  readonly otherNames: readonly string[]
  /** What its people and things are called: Moroccan. */
  readonly adjectives: readonly string[]
  /** Names of what lies in it and has no page of its own. */
  readonly landmarks: readonly string[]
  /** The way down to the page, widest first. */
  readonly parents: readonly PageLink[]
  /** Further names of the parents, by which somebody may look for what lies inside. */
  readonly parentNames: readonly string[]
  /** Null for what belongs to no single continent. */
  readonly continent: ContinentSlug | null
  /** The sentence that is shown with the title. */
  readonly lead: string
  /** Words that lead here and are not shown. */
  readonly keywords: readonly string[]
  /** The whole text, plain. */
  readonly text: string
  readonly poster: PosterRef | null
  /** Decides between equal matches, higher first; from `WEIGHTY` on for pages with a text of their own. */
  readonly importance: number
}

/** One result of a search, as it is shown. */
export type SearchHit = {
  readonly kind: SearchKind
  readonly path: string
  readonly title: readonly TextPiece[]
  /** Names of what it lies in, widest first. */
  readonly parents: readonly string[]
  /** The name that matched when it was not the title. */
  readonly otherName: string | null
  /** What lies in it and was looked for. */
  readonly landmark: string | null
  /** The sentence about it, or a piece of the text around what matched. */
  readonly excerpt: readonly TextPiece[]
  readonly poster: PosterRef | null
}

export type FacetCount = { readonly facet: SearchFacet; readonly count: number }

/** What a search found. */
export type SearchFindings = {
  readonly hits: readonly SearchHit[]
  /** Matches of each kind and continent, whatever is filtered. */
  readonly counts: readonly FacetCount[]
  /** What was probably meant, when too little was found. */
  readonly correctedQuery: string | null
  /**
   * What the hits are for: the query as it was typed, what was meant instead, or some of the words when no page has them
   * all.
   */
  readonly matchedBy: 'query' | 'correction' | 'partial'
  /** True when the index could not be asked and only titles were compared. */
  readonly isTitlesOnly: boolean
}
