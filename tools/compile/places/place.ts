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
import { lastSegment } from '#src/http/rules/last-segment.ts'
import type { Weather } from '#tools/compile/text/content-schemas.ts'
import type { Festival } from '#tools/compile/text/guide-schemas.ts'
import type { Country } from './load-countries.ts'

/** One page of the guide before it is laid out: written by an editor, standing on facts alone, or generated. */
export type Place = {
  readonly name: string
  readonly path: string
  readonly kind: PlaceKind
  readonly country: Country
  /** Address of the region or country it belongs to; null for a country. */
  readonly parentPath: string | null
  readonly summary: string
  readonly tagline: string | null
  readonly latitude: number
  readonly longitude: number
  readonly checkedOn: string | null
  /** Position in Best in Travel, from 1, or null. */
  readonly rank: number | null
  readonly traits: readonly string[]
  /** The scene an editor named, or null. */
  readonly scene: string | null
  /** The light an editor chose for the poster, or null. */
  readonly light: InkGrade | null
  /** What an editor says that the poster shows, or null. */
  readonly shows: readonly SceneTouch[] | null
  readonly posterCaption: string
  readonly otherNames: readonly string[]
  /** Names in further languages and scripts, which only the search knows. */
  readonly namesAbroad: readonly string[]
  /** What English calls its people and things; those of countries come from the country data. */
  readonly adjectives: readonly string[]
  /** What lies in it, is looked for and has no page of its own, besides its sights: cities, the capital. */
  readonly landmarks: readonly string[]
  /** Null when the page stands on facts alone. */
  readonly overviewHtml: string | null
  /** How much its guide holds; null without one. */
  readonly depth: GuideDepth | null
  readonly advisory: string | null
  readonly sections: readonly GuideSection[]
  readonly routes: readonly GuideRoute[]
  readonly season: readonly SeasonWord[] | null
  /** What the months are like; null where nobody has written it down. */
  readonly weather: Weather | null
  readonly festivals: readonly Festival[]
  readonly sights: readonly Sight[]
  readonly image: EditorialImage | null
  /** True for a place that was generated to measure a larger guide; never published. */
  readonly isSynthetic: boolean
}

export const DESTINATIONS = '/destinations'

/** True when the place has text of its own. */
export function isGuided(place: Place): boolean {
  return place.overviewHtml !== null
}

/** Last segment of the address. */
export const leafOf = ({ path }: { readonly path: string }): string => lastSegment(path)

/** Address without `/destinations/`, as posters and editors name a place. */
export function idOf({ path }: { readonly path: string }): string {
  return path.slice(DESTINATIONS.length + 1)
}
