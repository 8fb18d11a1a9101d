import type { AuthoredPlace } from '#tools/compile/places/authored-places.ts'
import { countWordsOf } from '#tools/compile/text/guide-schemas.ts'

type GuideSource = Pick<AuthoredPlace, 'fields' | 'text'>

/** All strings in a value, at any depth. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** All visible texts of a guide's front matter. */
export function frontMatterTexts({ fields }: GuideSource): readonly string[] {
  const { summary, advisory, sights, festivals, dishes, quarters, walks, dayTrips } = fields
  const { itineraries, regions, ways } = fields
  return textsIn([
    summary,
    advisory,
    sights,
    festivals?.map(({ name, text }) => [name, text]),
    dishes,
    quarters,
    walks,
    dayTrips,
    itineraries,
    regions,
    ways,
  ])
}

export const bodyWords = ({ text }: GuideSource): number => countWordsOf(text.plainText)

/** Number of words of the text and the lists together. */
export function guideWords(place: GuideSource): number {
  return frontMatterTexts(place).reduce((sum, text) => sum + countWordsOf(text), bodyWords(place))
}
