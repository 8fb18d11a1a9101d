import type { PosterTraits } from '#art/poster-traits.ts'
import type { CollectionRecord, TextPageRecord } from './article-types.ts'
import type { TravelListing } from './catalogue-types.ts'
import type { ArticleSummary, TopicTeaser } from './story-summary.ts'

/** Index of a place in `PackedPlaces`, of a story or of a topic in its list. */
type Position = number

export const PLACE_KINDS = ['country', 'region', 'city'] as const

/**
 * Every place in columns, because columns of similar values compress best. Derivable values are omitted: id and seed of
 * a poster follow from the path, its alternative text from its traits.
 */
export type PackedPlaces = {
  readonly name: readonly string[]
  /** Index in `PLACE_KINDS`. */
  readonly kind: readonly number[]
  /** For a country the index of its continent in the front catalogue, else the index of its country. */
  readonly within: readonly number[]
  /** Null where it follows from the name and the country. */
  readonly path: readonly (string | null)[]
  /** Null for places of Best in Travel, whose summaries are in the front catalogue. */
  readonly summary: readonly (string | null)[]
  readonly tagline: readonly (string | null)[]
  /** From 1; 0 for places without a rank. */
  readonly rank: readonly number[]
  readonly latitude: readonly number[]
  readonly longitude: readonly number[]
  /** Null where it equals the name. */
  readonly posterCaption: readonly (string | null)[]
  readonly version: readonly string[]
  readonly theme: readonly number[]
  readonly scene: readonly PosterTraits['scene'][]
  readonly grade: readonly PosterTraits['grade'][]
  readonly isMirrored: readonly (0 | 1)[]
  readonly disc: readonly PosterTraits['disc'][]
  readonly touches: readonly (NonNullable<PosterTraits['touches']> | 0)[]
}

type PackedStory = Omit<ArticleSummary, 'topic'> & { readonly topic: Position }

/** `CoreCatalogue` as it is bundled, with every place, story and topic stored once. */
export type PackedCore = {
  readonly places: PackedPlaces
  readonly home: {
    readonly hero: Position
    readonly titlePlacement: 'sky' | 'plate'
    readonly inSeason: readonly (readonly Position[])[]
    /** Dots of Best in Travel in list order: x, y, whether it is labelled. */
    readonly world: {
      readonly width: number
      readonly height: number
      readonly dots: readonly (readonly [number, number, 0 | 1])[]
    }
    readonly stories: readonly Position[]
  }
  /** In the order of the front catalogue's continents. */
  readonly continents: readonly { readonly summary: string; readonly featured: readonly Position[] }[]
  readonly placeCount: number
  readonly listings: readonly TravelListing[]
  readonly topics: readonly TopicTeaser[]
  readonly stories: readonly PackedStory[]
  readonly textPages: readonly TextPageRecord[]
  readonly campaigns: readonly (Omit<CollectionRecord, 'articles' | 'places'> & {
    readonly articles: readonly Position[]
    readonly places: readonly { readonly place: Position; readonly when: string }[]
  })[]
}
