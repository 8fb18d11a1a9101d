import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import type { PlaceSummary } from './catalogue-types.ts'
import type { PageLink } from './page-link.ts'

/** Names by which a page is found, all of them folded. */
export type TitleNames = {
  /** Own names with a word in the bucket. */
  readonly terms: readonly string[]
  /** Names of the places in it that have no page. */
  readonly inside?: readonly string[]
  /** Names of the places that contain it, the narrowest first. */
  readonly around?: readonly string[]
  /** Other names with a word in the bucket, its own and those of the places in it, in original spelling. */
  readonly called?: readonly string[]
  /** Names that are also common words, and so identify no page among other words. */
  readonly plain?: readonly string[]
  /** Rank among all pages, the most important first. */
  readonly order?: number
}

/** One line of the title index. */
export type TitleEntry = TitleNames & { readonly place: PlaceSummary }

/** What is shown of a story that matches by its title. */
export type StoryTitle = PageLink & { readonly topicName: string; readonly poster: PosterRef | null }

/** What is shown of a topic or a page of the site that matches by its name or by a word for it. */
export type SiteTitle = PageLink & { readonly kind: 'topic' | 'page'; readonly poster: PosterRef | null }

/** A title index line describes a place, a story, or another page of the site. */
export type TitleLine =
  | TitleEntry
  | (TitleNames & { readonly story: StoryTitle })
  | (TitleNames & { readonly page: SiteTitle })
