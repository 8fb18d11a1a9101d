import type { SpellingTerm } from '#isomorphic/search/closest-spelling.ts'
import type { NamedPage } from '#isomorphic/search/match-titles.ts'

/** A page as the search in the pocket knows it: its names, folded by the site's rules, and its text. */
export type OfflineSearchDocument = NamedPage & {
  /** Country, Region, City or Story, and what it lies in: `City · Asia › Japan`. */
  readonly caption: string
  /** The sentence that is shown with the title. */
  readonly lead: string
  /** The whole text, plain. */
  readonly text: string
  /** Root-relative address of its thumb. */
  readonly picture: string | null
  /** Names of the page that a misspelt query may have meant. */
  readonly spellings: readonly SpellingTerm[]
}

/** What a guide in the pocket is searched by. */
export type OfflineSearchIndex = { readonly documents: readonly OfflineSearchDocument[] }
