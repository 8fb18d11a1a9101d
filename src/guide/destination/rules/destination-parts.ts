import type { ContentSection, DestinationRecord, LocatorBase } from '#src/catalogue/catalogue-types.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'

export type Anchor = { readonly id: string; readonly label: string }

export type DestinationParts = {
  readonly anchors: readonly Anchor[]
  readonly whyGo: ContentSection | null
  readonly whenToGo: ContentSection | null
  /** The other sections, in the editors' order. */
  readonly reading: readonly ContentSection[]
  /** Nearby places stand beside the map when no sights do, else they close the page. */
  readonly isNearbyBelow: boolean
}

/** Section titles are written for reading; the bar under the header has room for less. */
const SHORT_LABELS: Readonly<Record<string, string>> = {
  'Getting there and around': 'Getting around',
  'Three ways to spend your days': 'Itineraries',
}

const WHY_GO = 'Why go'
const WHEN_TO_GO = 'When to go'

/**
 * Decides which parts a destination page has and what its local navigation lists: the parts to read, in one line on a
 * desk, and nothing that is empty.
 */
export function destinationParts(place: DestinationRecord, mapBase: LocatorBase | null): DestinationParts {
  const titled = (title: string): ContentSection | null =>
    place.sections.find((section) => section.title === title) ?? null
  const reading = place.sections.filter(({ title }) => title !== WHY_GO && title !== WHEN_TO_GO)
  const hasMap = mapBase !== null && place.map !== null
  const hasSights = place.sights.length > 0
  const isNearbyBelow = place.nearby.length > 0 && (hasSights || !hasMap)
  const anchors: readonly (Anchor | false)[] = [
    { id: 'overview', label: place.overviewHtml === null ? 'Facts' : 'Overview' },
    (place.season !== null || titled(WHEN_TO_GO) !== null) && { id: 'when-to-go', label: WHEN_TO_GO },
    hasSights ? { id: 'sights', label: 'Sights' } : hasMap && { id: 'map', label: 'Map' },
    ...reading.map(({ id, title }) => ({ id, label: SHORT_LABELS[title] ?? title })),
  ]
  return {
    anchors: anchors.filter((anchor) => anchor !== false),
    whyGo: titled(WHY_GO),
    whenToGo: titled(WHEN_TO_GO),
    reading,
    isNearbyBelow,
  }
}

/** The way down to a destination, without the place itself. */
export function destinationTrail({ continent, ancestors }: DestinationRecord): readonly PageLink[] {
  return [
    { name: 'Destinations', path: '/places' },
    { name: continent.name, path: continent.path },
    ...ancestors,
  ]
}
