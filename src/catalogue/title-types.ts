import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import type { PlaceSummary } from './catalogue-types.ts'
import type { PageLink } from './page-link.ts'

/** Names by which a page is looked for, all of them folded. */
export type TitleNames = {
  /** Its own that have a word in the bucket. */
  readonly terms: readonly string[]
  /** Those of what lies in it and has no page. */
  readonly inside?: readonly string[]
  /** Those of what it lies in, the narrowest first. */
  readonly around?: readonly string[]
  /** Its other names that have a word in the bucket, and those of what lies in it, as they are written. */
  readonly called?: readonly string[]
  /** Names that are also words, and so tell no page among other words. */
  readonly plain?: readonly string[]
  /** Its place among all pages, the most important first. */
  readonly order?: number
}

/** One line of the title index. */
export type TitleEntry = TitleNames & { readonly place: PlaceSummary }

/** What is shown of a story where its title is looked for. */
export type StoryTitle = PageLink & { readonly topicName: string; readonly poster: PosterRef | null }

/** A line of the title index may also be of a story. */
export type TitleLine = TitleEntry | (TitleNames & { readonly story: StoryTitle })
