import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { DestinationRecord, GuideSection, LocatorBase } from '#src/catalogue/catalogue-types.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'
import { DESTINATION_WORDS } from '#src/guide/destination/words/destination-words.ts'

export type PageAnchor = { readonly id: string; readonly label: string }

export type DestinationParts = {
  readonly anchors: readonly PageAnchor[]
  readonly whyGo: GuideSection | null
  readonly whenToGo: GuideSection | null
  readonly festivals: GuideSection | null
  /** The other sections in order: those before the sights, and those after them. */
  readonly beforeSights: readonly GuideSection[]
  readonly afterSights: readonly GuideSection[]
  /** Whether nearby places close the page; without sights they are beside the map. */
  readonly isNearbyBelow: boolean
}

/** Sections with a position of their own in the page. */
const POSITIONED_SECTIONS = ['why-go', 'when-to-go', 'festivals']
/** How to get there and around comes before what to see. */
const BEFORE_SIGHTS = ['regions', 'getting-there', 'getting-around']

const linkTo = ({ id, label }: GuideSection): readonly PageAnchor[] =>
  label === undefined ? [] : [{ id, label }]

/**
 * Selects the sections of a destination page and the links of its local navigation: the reading sections, on one line
 * on desktop, without empty ones.
 */
export function destinationParts(
  place: DestinationRecord,
  mapBase: LocatorBase | null,
  locale: Locale,
): DestinationParts {
  const words = pickWords(DESTINATION_WORDS, locale).anchors
  const partOf = (id: string): GuideSection | null =>
    place.sections.find((section) => section.id === id) ?? null
  const reading = place.sections.filter(({ id }) => !POSITIONED_SECTIONS.includes(id))
  const beforeSights = reading.filter(({ id }) => BEFORE_SIGHTS.includes(id))
  const afterSights = reading.filter(({ id }) => !BEFORE_SIGHTS.includes(id))
  const whenToGo = partOf('when-to-go')
  const hasMap = mapBase !== null && place.map !== null
  const hasSights = place.sights.length > 0
  const isNearbyBelow = place.nearby.length > 0 && (hasSights || !hasMap)
  const anchors: readonly (PageAnchor | false)[] = [
    { id: 'overview', label: place.overviewHtml === null ? words.facts : words.overview },
    (place.season !== null || whenToGo !== null) && { id: 'when-to-go', label: words.season },
    ...beforeSights.flatMap(linkTo),
    hasSights ? { id: 'sights', label: words.sights } : hasMap && { id: 'map', label: words.map },
    ...afterSights.flatMap(linkTo),
  ]
  return {
    anchors: anchors.filter((anchor) => anchor !== false),
    whyGo: partOf('why-go'),
    whenToGo,
    festivals: partOf('festivals'),
    beforeSights,
    afterSights,
    isNearbyBelow,
  }
}

/** The breadcrumb of a destination without the place itself. */
export function destinationTrail(
  { continent, ancestors }: DestinationRecord,
  locale: Locale,
): readonly PageLink[] {
  return [
    { name: pickWords(DESTINATION_WORDS, locale).trail, path: '/places' },
    { name: continent.name, path: continent.path },
    ...ancestors,
  ]
}
