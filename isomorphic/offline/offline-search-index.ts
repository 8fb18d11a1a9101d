import type { SpellingTerm } from '#isomorphic/search/closest-spelling.ts'
import type { NamedPage } from '#isomorphic/search/match-titles.ts'

/** A page in the offline search index: its names, folded by the site's rules, and its text. */
export type OfflineSearchDocument = NamedPage & {
  /** Country, Region, City or Story, and its ancestors: `City · Asia › Japan`. */
  readonly caption: string
  /** The sentence shown with the title. */
  readonly lead: string
  /** The full text without markup. */
  readonly text: string
  /** Root-relative address of its thumbnail. */
  readonly picture: string | null
  /** Names that a misspelt query may have meant. */
  readonly spellings: readonly SpellingTerm[]
}

/** The search index of an offline guide. */
export type OfflineSearchIndex = { readonly documents: readonly OfflineSearchDocument[] }
