import type { PosterTraits } from '#art/poster-traits.ts'
import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import type { ContinentSlug } from './continent-slug.ts'
import type { GuideDepth, GuideRoute, GuideSection, Sight } from './guide-types.ts'
import type { MapMark } from './map-types.ts'
import type { PageLink } from './page-link.ts'
import type { ArticleSummary, TopicTeaser } from './story-summary.ts'
import type { TravelCategory } from './travel-category.ts'

export type { ContinentSlug } from './continent-slug.ts'
export type {
  ContentSection,
  GuideDepth,
  GuideRoute,
  GuideSection,
  Sight,
} from './guide-types.ts'
export type { LocatorBase, MapMark } from './map-types.ts'

export type PlaceKind = 'country' | 'region' | 'city'
export type SeasonWord = 'best' | 'good' | 'fair' | 'hot' | 'wet' | 'cold'

/** Markup of lists that never change, by what they list; what is missing is made when it is asked for. */
export type CompiledParts = Readonly<Partial<Record<string, string>>>

/** What a card, a list row or a search hit needs to know of a place. */
export type PlaceSummary = {
  readonly name: string
  readonly path: string
  readonly kind: PlaceKind
  /** Where it lies, for the caption: the country of a city, the continent of a country. */
  readonly parentName: string
  readonly continent: ContinentSlug
  readonly summary: string
  readonly tagline: string | null
  readonly poster: PosterRef
  /** Position in Best in Travel, from 1, or null. */
  readonly rank: number | null
}

/** As much of a place as a row of a menu shows. */
export type PlaceMention = Pick<PlaceSummary, 'name' | 'path' | 'parentName' | 'poster'>

/** A place that is not far from another: `about 85 km`, `Shares a border`; with `km`, what the ladder draws. */
export type NearbyPlace = PlaceSummary & { readonly away: string; readonly km: number | null }

export type Fact = {
  readonly label: string
  readonly value: string
  /** IANA time zone: the browser adds the time it is there now. */
  readonly timeZone?: string
}

/** A picture that editors chose: ours under `/images/`, or at an absolute address. */
export type EditorialImage = {
  readonly source: string
  /** Of the file, upright, in pixels. */
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly title: string
  readonly caption: string
  readonly credit: string
}

/** Everything a destination page shows. One record is read for one page. */
export type DestinationRecord = {
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
  /** ISO date of the last check, null when the page stands on facts alone. */
  readonly checkedOn: string | null
  readonly rank: number | null
  readonly poster: PosterRef
  readonly posterCaption: string
  readonly posterTraits: PosterTraits
  readonly facts: readonly Fact[]
  /** Markup of the opening paragraphs, null when the page stands on facts alone. */
  readonly overviewHtml: string | null
  /** Why the place is none to visit now, where that is so. */
  readonly advisory: string | null
  /** In the order of the page. */
  readonly sections: readonly GuideSection[]
  readonly routes: readonly GuideRoute[]
  /** Twelve words, January first, or null. */
  readonly season: readonly SeasonWord[] | null
  /** The year as markup, month by month, with sun and moon; null for a page without seasons. */
  readonly yearHtml: string | null
  readonly sights: readonly Sight[]
  readonly image: EditorialImage | null
  readonly map: { readonly baseId: string; readonly marks: readonly MapMark[] } | null
  readonly regions: readonly PlaceSummary[]
  readonly cities: readonly PlaceSummary[]
  readonly nearby: readonly NearbyPlace[]
  /** About the place or something in it, at most three. */
  readonly stories: readonly ArticleSummary[]
  readonly otherNames: readonly string[]
  readonly parts?: CompiledParts
}

export type ContinentRecord = {
  readonly slug: ContinentSlug
  readonly name: string
  readonly path: string
  readonly summary: string
  readonly introductionHtml: string | null
  /** Places with text of their own, best first; at most 24. */
  readonly featured: readonly PlaceSummary[]
  /** Every country, alphabetical, with its guided regions and cities (at most 40 each). */
  readonly countries: readonly (PageLink & {
    /** How much its page holds; null where only facts can be had. */
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
export type HomeRecord = {
  readonly hero: PlaceSummary
  /** `sky` when the hero's poster is drawn to carry a title, else `plate`. */
  readonly titlePlacement: 'sky' | 'plate'
  readonly bestInTravel: readonly PlaceSummary[]
  /** For each month (January first) up to four places in their best season. */
  readonly inSeason: readonly (readonly PlaceSummary[])[]
  readonly continents: readonly ContinentTeaser[]
  readonly world: { readonly width: number; readonly height: number; readonly dots: readonly WorldDot[] }
  readonly topics: readonly TopicTeaser[]
  /** The newest, at most four. */
  readonly stories: readonly ArticleSummary[]
  readonly parts?: CompiledParts
}

/** Why a place is in Best in Travel, in the order of the list. */
export type TravelListing = { readonly category: TravelCategory; readonly tags: readonly string[] }

/** Data of `/best-in-travel`, in the order of the list. */
export type BestInTravelRecord = {
  readonly entries: readonly (TravelListing & {
    readonly place: PlaceSummary
    /** Its markup, where it was compiled. */
    readonly html?: string
  })[]
}

/** One part of the sitemap: addresses and, where a text was checked, the ISO date. */
export type SitemapRecord = {
  readonly pages: readonly { readonly path: string; readonly checkedOn: string | null }[]
}

/** Data of `/places`. */
export type PlacesRecord = {
  readonly continents: readonly (ContinentTeaser & {
    readonly summary: string
    readonly featured: readonly PlaceSummary[]
    readonly parts?: CompiledParts
  })[]
  readonly placeCount: number
}

/** What the compiler says of the shards it wrote. */
export type CatalogueManifest = {
  /** Folder of the shards: a hash over all of them. */
  readonly version: string
  readonly shardCount: number
  readonly storyShardCount: number
  readonly placeCount: number
  /** Number of parts that the sitemap has. */
  readonly sitemapCount: number
}
