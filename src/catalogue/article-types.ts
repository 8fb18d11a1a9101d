import type { PosterTraits } from '#art/poster-traits.ts'
import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import type {
  CompiledParts,
  ContentSection,
  Fact,
  LocatorBase,
  MapMark,
  PlaceSummary,
} from './catalogue-types.ts'
import type { IndexedLanguages } from './language-shard.ts'
import type { PageLink } from './page-link.ts'
import type { ListedPhotograph, Photograph } from './photographs/photograph.ts'
import type { ArticleSummary, TopicTeaser } from './story-summary.ts'
import type { TextDates } from './text-dates.ts'

/** The stops of a journey, with a map that shows all of them. */
export type ArticleRoute = {
  readonly base: LocatorBase
  readonly marks: readonly MapMark[]
  /** Path data through the stops, in pixels of the map. */
  readonly line: string
  /** Names in order of travel. */
  readonly stops: readonly string[]
  /** Sum of the straight-line distances between consecutive stops. */
  readonly km: number
}

/** Everything that the page of a story shows. */
export type ArticleRecord = ArticleSummary &
  IndexedLanguages & {
    /** Null when only the summary is available. */
    readonly dates: TextDates | null
    readonly posterCaption: string
    readonly posterTraits: PosterTraits
    /** Safe markup compiled from Markdown; null when only the summary is available. */
    readonly html: string | null
    readonly photo?: Photograph
    readonly facts: readonly Fact[]
    readonly places: readonly PlaceSummary[]
    readonly route: ArticleRoute | null
    readonly related: readonly ArticleSummary[]
    readonly parts?: CompiledParts
  }

/** Data of `/articles`: every story, newest first, and the topics. */
export type ArticlesRecord = IndexedLanguages & {
  readonly topics: readonly TopicTeaser[]
  readonly articles: readonly ArticleSummary[]
}

/** Data of `/articles/category/{slug}`. */
export type TopicRecord = IndexedLanguages & {
  readonly topic: TopicTeaser
  readonly introductionHtml: string | null
  readonly articles: readonly ArticleSummary[]
  readonly parts?: CompiledParts
}

/** How the poster of a story or a topic is drawn. */
export type ArtRecord = { readonly poster: PosterRef; readonly posterTraits: PosterTraits }

/** A page of plain text, such as `/about` or one of the legal ones. */
export type TextPageRecord = IndexedLanguages & {
  readonly path: string
  readonly title: string
  readonly summary: string
  /** Breadcrumb: the pages above it. */
  readonly trail: readonly PageLink[]
  readonly dates: TextDates
  /** Newest date of the text: a month or a day (W3C date). */
  readonly modifiedOn: string
  readonly openingHtml: string
  readonly sections: readonly ContentSection[]
  /** Every photograph of the guide; only on the page that lists them, if there are any. */
  readonly photographs?: readonly ListedPhotograph[]
}

/** Data of `/campaigns/{slug}`. */
export type CollectionRecord = IndexedLanguages & {
  readonly path: string
  readonly title: string
  readonly summary: string
  readonly introductionHtml: string
  readonly articles: readonly ArticleSummary[]
  /** Places, each with the recommended months, in words. */
  readonly places: readonly { readonly place: PlaceSummary; readonly when: string }[]
}

/** Data of `/sitemaps`. */
export type SiteIndexRecord = {
  readonly continents: readonly (PageLink & { readonly places: readonly PageLink[] })[]
  readonly topics: readonly (PageLink & { readonly articles: readonly PageLink[] })[]
  readonly pages: readonly PageLink[]
}
