import { foldText } from '#isomorphic/search/fold-text.ts'
import type { Place } from '#tools/compile/places/place.ts'
import type { PlaceLinks } from '#tools/compile/places/place-links.ts'
import { htmlToPlainText } from '#tools/compile/text/plain-text.ts'
import { findCommonWords } from './common-words.ts'

/** The name of a sight may include its location: each part is a separate name. */
const sightsOf = ({ sights }: Place): readonly string[] => sights.flatMap(({ name }) => name.split(', '))

/**
 * Finds names without a page that should lead to a place: those given by editors, and its sights, except for common
 * names (old town, cathedral). Names of a place inside it, or of a page, are excluded.
 */
export function createLandmarkFinder(
  places: readonly Place[],
  links: PlaceLinks,
): (place: Place) => readonly string[] {
  const pages = new Set(places.map(({ name }) => foldText(name)))
  const common = findCommonWords(
    places.map(({ summary, overviewHtml }) => ({ lead: summary, text: htmlToPlainText(overviewHtml ?? '') })),
    places.flatMap((place) => sightsOf(place).map(foldText)),
  )
  const ownOf = (place: Place): readonly string[] => [
    ...new Set([...place.landmarks, ...sightsOf(place).filter((name) => !common.has(foldText(name)))]),
  ]
  return (place) => {
    const { regions, cities } = links.childrenOf(place)
    const within = new Set([...regions, ...cities].flatMap((child) => ownOf(child).map(foldText)))
    return ownOf(place).filter((name) => !pages.has(foldText(name)) && !within.has(foldText(name)))
  }
}
