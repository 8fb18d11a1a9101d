import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import type { TextPiece } from '#isomorphic/search/text-pieces.ts'
import type { ContinentSlug } from '#src/catalogue/continent-slug.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'
import type { SearchFacet } from '#src/search/rules/search-facet.ts'
import type { SearchKind } from '#src/search/rules/search-kind.ts'

/** A searchable page. The content compiler writes one per line. */
export type SearchDocument = {
  readonly kind: SearchKind
  readonly path: string
  readonly title: string
  /** Names in other languages and spellings. */
  readonly otherNames: readonly string[]
  /** Demonyms and adjectives: Moroccan. */
  readonly adjectives: readonly string[]
  /** Names of places inside that have no page. */
  readonly landmarks: readonly string[]
  /** Their names in other languages, which are searched for and neither suggested nor corrected. */
  readonly landmarksAbroad?: readonly string[]
  /** Breadcrumb from the widest place down. */
  readonly parents: readonly PageLink[]
  /** Other names of the parents, so that queries with them match too. */
  readonly parentNames: readonly string[]
  /** Null when the page belongs to no single continent. */
  readonly continent: ContinentSlug | null
  /** Sentence shown with the title. */
  readonly lead: string
  /** Search terms that are not shown. */
  readonly keywords: readonly string[]
  /** Plain text of the page. */
  readonly text: string
  readonly poster: PosterRef | null
  /** Sorts equal matches, higher first; pages with editorial text have at least `EDITORIAL_CONTENT_WEIGHT`. */
  readonly importance: number
}

/** One search result for display. */
export type SearchHit = {
  readonly kind: SearchKind
  readonly path: string
  readonly title: readonly TextPiece[]
  /** Names of surrounding places, widest first. */
  readonly parents: readonly string[]
  /** The name that matched when the title did not. */
  readonly otherName: string | null
  /** The landmark that matched. */
  readonly landmark: string | null
  /** The lead, or an excerpt of the text around the match. */
  readonly excerpt: readonly TextPiece[]
  readonly poster: PosterRef | null
  /** On a page in another language: matched by text that is in English, and shown in English. */
  readonly isEnglish?: true
}

export type FacetCount = { readonly facet: SearchFacet; readonly count: number }

/** Result of a search. */
export type SearchFindings = {
  readonly hits: readonly SearchHit[]
  /** Matches of each facet, regardless of filters. */
  readonly counts: readonly FacetCount[]
  /** Spelling correction, when there were too few matches. */
  readonly correctedQuery: string | null
  /** What the hits match: the query as typed, its correction, or some of its words when no page has them all. */
  readonly matchedBy: 'query' | 'correction' | 'partial'
  /** True when the index was unavailable and only titles were searched. */
  readonly isTitlesOnly: boolean
}
