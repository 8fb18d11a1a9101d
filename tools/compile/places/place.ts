import type { InkGrade } from '#art/grading/ink-grade.ts'
import type { SceneTouch } from '#art/kit/scene.ts'
import type {
  EditorialImage,
  GuideDepth,
  GuideRoute,
  GuideSection,
  PlaceKind,
  SeasonWord,
  Sight,
} from '#src/catalogue/catalogue-types.ts'
import type { GuideDiagram } from '#src/catalogue/diagram/guide-diagram.ts'
import type { Photograph } from '#src/catalogue/photographs/photograph.ts'
import type { TextDates } from '#src/catalogue/text-dates.ts'
import { lastSegment } from '#src/http/rules/last-segment.ts'
import type { NamedPoint, StreetPlan } from '#tools/compile/geography/street-plan-schema.ts'
import type { DestinationFields } from '#tools/compile/text/content-schemas.ts'
import type { Festival } from '#tools/compile/text/guide-schemas.ts'
import type { LandscapeWeather, Weather } from '#tools/compile/text/weather-schemas.ts'
import type { Country } from './load-countries.ts'

/** A place of the guide before its record is created: written by an editor, with facts only, or generated. */
export type Place = {
  readonly name: string
  readonly path: string
  readonly kind: PlaceKind
  readonly country: Country
  /** Path of the parent region or country; null for a country. */
  readonly parentPath: string | null
  readonly summary: string
  readonly tagline: string | null
  readonly latitude: number
  readonly longitude: number
  /** Null when the page has facts only. */
  readonly dates: TextDates | null
  /** Newest date of its text, a month or a day; null when the page has facts only. */
  readonly modifiedOn: string | null
  /** Rank in Best in Travel, from 1, or null. */
  readonly rank: number | null
  readonly traits: readonly string[]
  /** The scene chosen by an editor, or null. */
  readonly scene: string | null
  /** The ink grade chosen by an editor for the poster, or null. */
  readonly light: InkGrade | null
  /** The touches chosen by an editor for the poster, or null. */
  readonly shows: readonly SceneTouch[] | null
  readonly posterCaption: string
  readonly otherNames: readonly string[]
  /** Names in further languages and scripts, for the search only. */
  readonly namesAbroad: readonly string[]
  /** English adjectives and demonyms; those of countries come from the country data. */
  readonly adjectives: readonly string[]
  /** Names of places inside it that are searched for and have no page, besides its sights: cities, the capital. */
  readonly landmarks: readonly string[]
  /** Null when the page has facts only. */
  readonly overviewHtml: string | null
  /** Depth of its guide; null without one. */
  readonly depth: GuideDepth | null
  readonly advisory: string | null
  readonly sections: readonly GuideSection[]
  readonly routes: readonly GuideRoute[]
  readonly season: readonly SeasonWord[] | null
  /** The weather by month; null where unknown. */
  readonly weather: Weather | null
  /** Weather of landscapes that differs from it. */
  readonly weatherFor: readonly LandscapeWeather[]
  /** Months in which an interest rests. */
  readonly rests: NonNullable<DestinationFields['rests']>
  /** What editors judge for choosing a place; null where unknown. */
  readonly planning: NonNullable<DestinationFields['planning']> | null
  readonly festivals: readonly Festival[]
  readonly sights: readonly Sight[]
  readonly diagram?: GuideDiagram
  readonly image: EditorialImage | null
  /** Absent where there is none. */
  readonly photo?: Photograph
  /** Where the guide says to stay, as far as the position is given. */
  readonly quarters: readonly NamedPoint[]
  /** The plan of a town; null where none is drawn. */
  readonly streetPlan: StreetPlan | null
  /** Whether the place was generated to measure a larger guide; never published. */
  readonly isSynthetic: boolean
}

export const DESTINATIONS = '/destinations'

/** Whether the place has a guide text. */
export function isGuided(place: Place): boolean {
  return place.overviewHtml !== null
}

/** Last segment of the path. */
export const leafOf = ({ path }: { readonly path: string }): string => lastSegment(path)

/** Path without `/destinations/`: the ID in posters and content files. */
export function idOf({ path }: { readonly path: string }): string {
  return path.slice(DESTINATIONS.length + 1)
}
