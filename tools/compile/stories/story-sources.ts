import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import type { Photograph } from '#src/catalogue/photographs/photograph.ts'
import type { AuthoredCampaign, AuthoredTextPage } from '#tools/compile/lists/text-pages.ts'
import type { TopicText } from '#tools/compile/lists/topic-texts.ts'
import type { DrawMap } from '#tools/compile/maps/map-cache.ts'
import type { Place } from '#tools/compile/places/place.ts'
import type { PlaceLinks } from '#tools/compile/places/place-links.ts'
import type { AuthoredArticle } from './authored-articles.ts'
import type { StoryPosters } from './story-posters.ts'

/** The inputs of story records. */
export type StorySources = {
  readonly topics: readonly TopicText[]
  readonly articles: readonly AuthoredArticle[]
  readonly textPages: readonly AuthoredTextPage[]
  readonly campaigns: readonly AuthoredCampaign[]
  readonly links: PlaceLinks
  readonly posters: StoryPosters
  readonly summaryOf: (place: Place) => PlaceSummary
  readonly drawMap: DrawMap
  /** By the path of the guide or story. */
  readonly photographs: ReadonlyMap<string, Photograph>
}
