import { foldText } from '#isomorphic/search/fold-text.ts'
import { createCommonWordTest } from '#tools/compile/search/common-words.ts'
import { htmlToPlainText } from '#tools/compile/text/plain-text.ts'
import type { Place } from './place.ts'
import type { PlaceLinks } from './place-links.ts'

/** A sight may be named with where it is: each part is looked for by itself. */
const sightsOf = ({ sights }: Place): readonly string[] => sights.flatMap(({ name }) => name.split(', '))

/**
 * Finds what leads to a place without being a page: what editors named, and its sights, but for those that are called like
 * many others (old town, cathedral). What leads to a place within it, or is a page, is left to that.
 */
export function createLandmarkFinder(
  places: readonly Place[],
  links: PlaceLinks,
): (place: Place) => readonly string[] {
  const pages = new Set(places.map(({ name }) => foldText(name)))
  const isPlain = createCommonWordTest(
    places.map(({ summary, overviewHtml }) => ({ lead: summary, text: htmlToPlainText(overviewHtml ?? '') })),
  )
  const ownOf = (place: Place): readonly string[] => [
    ...new Set([...place.landmarks, ...sightsOf(place).filter((name) => !isPlain(foldText(name)))]),
  ]
  return (place) => {
    const { regions, cities } = links.childrenOf(place)
    const within = new Set([...regions, ...cities].flatMap((child) => ownOf(child).map(foldText)))
    return ownOf(place).filter((name) => !pages.has(foldText(name)) && !within.has(foldText(name)))
  }
}
