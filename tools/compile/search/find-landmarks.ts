import { foldText } from '#isomorphic/search/fold-text.ts'
import type { SearchDocument } from '#src/search/search-types.ts'
import type { Place } from '#tools/compile/places/place.ts'
import type { PlaceLinks } from '#tools/compile/places/place-links.ts'
import { htmlToPlainText } from '#tools/compile/text/plain-text.ts'
import { findCommonWords } from './common-words.ts'

type Landmarks = Required<Pick<SearchDocument, 'landmarks' | 'landmarksAbroad'>>

/** The name of a sight may include its location: each part is a separate name. */
const PART = ', '
const sightsOf = ({ sights }: Place): readonly string[] => sights.flatMap(({ name }) => name.split(PART))

/**
 * Finds names without a page that should lead to a place: those given by editors, and its sights, except for common
 * names (old town, cathedral). Names of a place inside it, or of a page, are excluded.
 * @param translate the names of a sight in other languages
 */
export function createLandmarkFinder(
  places: readonly Place[],
  links: PlaceLinks,
  translate: (name: string) => readonly string[],
): (place: Place) => Landmarks {
  const pages = new Set(places.map(({ name }) => foldText(name)))
  const placeNames = new Set(
    places.flatMap(({ name, otherNames, namesAbroad }) =>
      [name, ...otherNames, ...namesAbroad].map(foldText),
    ),
  )
  /** Whether a name in another language has that of a place in it, which has a page for it. */
  const namesPlace = (name: string): boolean =>
    [foldText(name), ...foldText(name).split(' ')].some((word) => placeNames.has(word))
  const common = findCommonWords(
    places.map(({ summary, overviewHtml }) => ({ lead: summary, text: htmlToPlainText(overviewHtml ?? '') })),
    places.flatMap((place) => sightsOf(place).map(foldText)),
  )
  const ownOf = (place: Place): readonly string[] => [
    ...new Set([...place.landmarks, ...sightsOf(place).filter((name) => !common.has(foldText(name)))]),
  ]
  const isCommon = ({ name }: Place['sights'][number]): boolean =>
    name.split(PART).some((part) => common.has(foldText(part)))
  /** Of a sight with a common part in its name, the translation would be one too. */
  const abroadOf = (place: Place): readonly string[] =>
    place.sights.flatMap((sight) =>
      isCommon(sight) ? [] : translate(sight.name).flatMap((name) => name.split(PART)),
    )
  return (place) => {
    const { regions, cities } = links.childrenOf(place)
    const within = new Set([...regions, ...cities].flatMap((child) => ownOf(child).map(foldText)))
    const isOwn = (name: string): boolean => !pages.has(foldText(name)) && !within.has(foldText(name))
    const landmarks = ownOf(place).filter(isOwn)
    const known = new Set(landmarks)
    const abroad = [...new Set(abroadOf(place))].filter(
      (name) => !known.has(name) && isOwn(name) && !namesPlace(name),
    )
    return { landmarks, landmarksAbroad: abroad }
  }
}
