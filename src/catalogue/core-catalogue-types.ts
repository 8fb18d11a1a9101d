import type { PosterTraits } from '#art/poster-traits.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { CollectionRecord, TextPageRecord } from './article-types.ts'
import type {
  CatalogueManifest,
  HomeRecord,
  PlaceSummary,
  PlacesRecord,
  TravelListing,
} from './catalogue-types.ts'
import type { ArticleSummary } from './story-summary.ts'

/**
 * The part of the catalogue that is bundled with the worker: enough to render every page when static files are
 * unavailable.
 */
export type CoreCatalogue = {
  readonly home: HomeRecord
  readonly places: PlacesRecord
  readonly items: readonly CorePlace[]
  /** One for each place of `home.bestInTravel`. */
  readonly listings: readonly TravelListing[]
  readonly stories: readonly ArticleSummary[]
  readonly textPages: readonly TextPageRecord[]
  readonly collections: readonly CollectionRecord[]
}

/** The bundled catalogue as it is read: in one language, with the manifest of its shards. */
export type CoreSource = {
  readonly core: CoreCatalogue
  readonly manifest: CatalogueManifest
  readonly locale: Locale
}

export type CorePlace = PlaceSummary & {
  readonly latitude: number
  readonly longitude: number
  readonly posterCaption: string
  readonly posterTraits: PosterTraits
}
