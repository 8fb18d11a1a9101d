import type { PosterTraits } from '#art/poster-traits.ts'
import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import type { ContinentSlug } from './continent-slug.ts'
import type { GuideDiagram } from './diagram/guide-diagram.ts'
import type { EditorialImage, GuideDepth, GuideRoute, GuideSection, Sight } from './guide-types.ts'
import type { IndexedLanguages } from './language-shard.ts'
import type { GuideMap } from './map-types.ts'
import type { PageLink } from './page-link.ts'
import type { Photograph } from './photographs/photograph.ts'
import type { ArticleSummary, TopicTeaser } from './story-summary.ts'
import type { TextDates } from './text-dates.ts'
import type { TravelCategory } from './travel-category.ts'

export type { ContinentSlug } from './continent-slug.ts'
export type {
  ContentSection,
  EditorialImage,
  GuideDepth,
  GuideRoute,
  GuideSection,
  Sight,
} from './guide-types.ts'
export type { LocatorBase, MapMark } from './map-types.ts'

export type PlaceKind = 'country' | 'region' | 'city'
export type SeasonWord = 'best' | 'good' | 'fair' | 'hot' | 'wet' | 'cold'

/** Precompiled markup of lists that never change, by list; a missing list is rendered on request. */
export type CompiledParts = Readonly<Partial<Record<string, string>>>

/** The data of a place that a card, a list row or a search hit needs. */
export type PlaceSummary = {
  readonly name: string
  readonly path: string
  readonly kind: PlaceKind
  /** For the caption: the country of a city, the continent of a country. */
  readonly parentName: string
  readonly continent: ContinentSlug
  readonly summary: string
  readonly tagline: string | null
  readonly poster: PosterRef
  /** Position in Best in Travel, from 1, or null. */
  readonly rank: number | null
}

/** The part of a place that a menu row shows. */
export type PlaceMention = Pick<PlaceSummary, 'name' | 'path' | 'parentName' | 'poster'>

/**
 * A place near another. `away` is text such as `about 85 km` or `Shares a border`; `km` is the distance that the
 * distance chart draws; `overland` is text such as `about 3 h by train`, null where no journey is known.
 */
export type NearbyPlace = PlaceSummary & {
  readonly away: string
  readonly km: number | null
  readonly overland: string | null
}

export type Fact = {
  readonly label: string
  readonly value: string
  /** IANA time zone: the browser adds the current local time. */
  readonly timeZone?: string
}

/** Everything that a destination page shows. One record is read per page. */
export type DestinationRecord = IndexedLanguages & {
  readonly name: string
  readonly path: string
  readonly kind: PlaceKind
  readonly continent: PageLink & { readonly slug: ContinentSlug }
  /** From the country down to the parent; empty for a country. */
  readonly ancestors: readonly PageLink[]
  readonly summary: string
  readonly tagline: string | null
  readonly latitude: number
  readonly longitude: number
  /** Null when the page consists of facts only. */
  readonly dates: TextDates | null
  readonly rank: number | null
  readonly poster: PosterRef
  readonly posterCaption: string
  readonly posterTraits: PosterTraits
  readonly facts: readonly Fact[]
  /** Markup of the opening paragraphs; null when the page consists of facts only. */
  readonly overviewHtml: string | null
  /** Why travel to the place is advised against; null when it is not. */
  readonly advisory: string | null
  /** In page order. */
  readonly sections: readonly GuideSection[]
  readonly routes: readonly GuideRoute[]
  /** Twelve words, January first, or null. */
  readonly season: readonly SeasonWord[] | null
  /** Markup of the year, month by month, with sun and moon; null for a page without seasons. */
  readonly yearHtml: string | null
  readonly sights: readonly Sight[]
  readonly diagram?: GuideDiagram
  readonly image: EditorialImage | null
  readonly photo?: Photograph
  readonly map: GuideMap | null
  readonly regions: readonly PlaceSummary[]
  readonly cities: readonly PlaceSummary[]
  readonly nearby: readonly NearbyPlace[]
  /** Up to three, about the place or something in it. */
  readonly stories: readonly ArticleSummary[]
  /** Up to three places like it and less crowded; absent where the guide knows none. */
  readonly alike?: readonly PlaceMention[]
  /** Whether all of these have fewer visitors. */
  readonly isAlikeCalmer?: true
  readonly otherNames: readonly string[]
  readonly parts?: CompiledParts
}

export type ContinentRecord = IndexedLanguages & {
  readonly slug: ContinentSlug
  readonly name: string
  readonly path: string
  readonly summary: string
  readonly introductionHtml: string | null
  /** Up to 24 places with a text of their own, best first. */
  readonly featured: readonly PlaceSummary[]
  /** Every country, alphabetical, with up to 40 of its guided regions and cities. */
  readonly countries: readonly (PageLink & {
    /** How much the guide covers; null when only facts are available. */
    readonly depth: GuideDepth | null
    readonly places: readonly PageLink[]
  })[]
  readonly placeCount: number
  readonly parts?: CompiledParts
}

export type ContinentTeaser = PageLink & { readonly slug: ContinentSlug; readonly placeCount: number }

export type WorldDot = {
  readonly name: string
  readonly path: string
  readonly x: number
  readonly y: number
  readonly isLabelled: boolean
}

/** Data of `/`. */
export type HomeRecord = IndexedLanguages & {
  readonly hero: PlaceSummary
  /** `sky` when the title fits on the hero's poster, else `plate`. */
  readonly titlePlacement: 'sky' | 'plate'
  readonly bestInTravel: readonly PlaceSummary[]
  /** For each month (January first) up to four places in their best season. */
  readonly inSeason: readonly (readonly PlaceSummary[])[]
  readonly continents: readonly ContinentTeaser[]
  readonly world: { readonly width: number; readonly height: number; readonly dots: readonly WorldDot[] }
  readonly topics: readonly TopicTeaser[]
  /** The newest, up to four. */
  readonly stories: readonly ArticleSummary[]
  readonly parts?: CompiledParts
}

/** Why a place is in Best in Travel. */
export type TravelListing = { readonly category: TravelCategory; readonly tags: readonly string[] }

/** Data of `/best-in-travel`, in the order of the list. */
export type BestInTravelRecord = IndexedLanguages & {
  readonly entries: readonly (TravelListing & {
    readonly place: PlaceSummary
    /** Precompiled markup, if any. */
    readonly html?: string
  })[]
}

type SitemapEntry = IndexedLanguages & { readonly path: string; readonly modifiedOn: string | null }

/** One part of the sitemap: paths and, for texts, the newest date: a month or a day (W3C date). */
export type SitemapRecord = {
  readonly pages: readonly SitemapEntry[]
}

/** Data of `/places`. */
export type PlacesRecord = IndexedLanguages & {
  readonly continents: readonly (ContinentTeaser & {
    readonly summary: string
    readonly featured: readonly PlaceSummary[]
    readonly parts?: CompiledParts
  })[]
  readonly placeCount: number
}

/** Facts about the compiled shards. */
export type CatalogueManifest = {
  /** Folder of the shards: a hash over all of them. */
  readonly version: string
  readonly shardCount: number
  readonly storyShardCount: number
  readonly placeCount: number
  readonly sitemapCount: number
}
