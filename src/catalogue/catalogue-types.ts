import type { PosterRef } from '#client/shared/poster-address.ts'
import type { PosterTraits } from '#src/art/poster/poster-traits.ts'
import type { ContinentSlug } from '#src/domain/continent-slug.ts'
import type { TravelCategory } from '#src/domain/travel-category.ts'

export type { ContinentSlug } from '#src/domain/continent-slug.ts'

export type PlaceKind = 'country' | 'region' | 'city'
export type SeasonWord = 'best' | 'good' | 'fair' | 'hot' | 'wet' | 'cold'

export type PageLink = { readonly name: string; readonly path: string }

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

export type Fact = { readonly label: string; readonly value: string }

export type ContentSection = {
  readonly id: string
  readonly title: string
  /** Compiled from Markdown; safe markup. */
  readonly html: string
}

export type Sight = {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly text: string
}

/** A labelled point on a locator map, in the map's own pixels. */
export type MapMark = {
  readonly x: number
  readonly y: number
  readonly label: string
  readonly side: 'left' | 'right' | 'top' | 'bottom'
  /** `here` is the subject of the page, `capital` a capital, `place` another page, `sight` a numbered sight. */
  readonly role: 'here' | 'capital' | 'place' | 'sight'
  /** Minor labels are left out on phones, where they would collide. */
  readonly isMinor: boolean
}

/** A picture that editors chose: ours under `/images/`, or at an absolute address. */
export type EditorsPicture = {
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
  readonly sections: readonly ContentSection[]
  /** Twelve words, January first, or null. */
  readonly season: readonly SeasonWord[] | null
  readonly sights: readonly Sight[]
  readonly picture: EditorsPicture | null
  readonly map: { readonly baseId: string; readonly marks: readonly MapMark[] } | null
  readonly regions: readonly PlaceSummary[]
  readonly cities: readonly PlaceSummary[]
  readonly nearby: readonly PlaceSummary[]
  readonly otherNames: readonly string[]
}

/** Path data of a locator map; the page inlines it once and lays marks over it. */
export type LocatorBase = {
  readonly id: string
  readonly width: number
  readonly height: number
  /** Spoken name of the map, for example `Map of Morocco`. */
  readonly label: string
  readonly graticule: string
  readonly land: string
  readonly borders: string
  /** Land whose status is disputed: drawn hatched, never filled. */
  readonly disputed: string
  readonly subject: string
  /** Centre of a ring for a subject too small to see, else null. */
  readonly ring: { readonly x: number; readonly y: number; readonly radius: number } | null
  readonly globe: {
    readonly size: number
    readonly land: string
    readonly subject: string
    readonly graticule: string
    readonly corner: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'
  }
}

export type ContinentRecord = {
  readonly slug: ContinentSlug
  readonly name: string
  readonly path: string
  readonly summary: string
  readonly introductionHtml: string | null
  /** Places with text of their own, best first; at most 24. */
  readonly featured: readonly PlaceSummary[]
  /** Every country, alphabetical, with its guided regions and cities (at most 8 each). */
  readonly countries: readonly (PageLink & {
    readonly hasGuide: boolean
    readonly places: readonly PageLink[]
  })[]
  readonly placeCount: number
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
}

/** Why a place is in Best in Travel, in the order of the list. */
export type TravelListing = { readonly category: TravelCategory; readonly tags: readonly string[] }

/** Data of `/best-in-travel`, in the order of the list. */
export type BestInTravelRecord = {
  readonly entries: readonly (TravelListing & { readonly place: PlaceSummary })[]
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
  })[]
  readonly placeCount: number
}

/** One line of the title index: every folded name it answers to, and the place. */
export type TitleEntry = {
  readonly terms: readonly string[]
  readonly place: PlaceSummary
}

/** What the compiler says of the shards it wrote. */
export type CatalogueManifest = {
  /** Folder of the shards: a hash over all of them. */
  readonly version: string
  readonly shardCount: number
  readonly placeCount: number
  /** Number of parts that the sitemap has. */
  readonly sitemapCount: number
}
