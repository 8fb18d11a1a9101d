import { readCapitals } from '#tools/compile/geography/countries/capitals.ts'
import type { AuthoredPlace } from '#tools/compile/places/authored-places.ts'
import type { Country } from '#tools/compile/places/load-countries.ts'
import type { PracticalFacts } from '#tools/compile/practical/read-practical.ts'
import { checkPlaceKeys } from '#tools/compile/text/check-place-keys.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { CountryNotes } from '#tools/compile/text/content-schemas.ts'
import { type ContentFolder, readYamlFile } from '#tools/compile/text/entry-files.ts'
import { type OnlyGateways, readOnlyGateways } from './read-only-gateways.ts'
import { readTravel, type TravelContent } from './read-travel.ts'
import { readTravelLinks } from './travel-links.ts'
import { readTravelPoints } from './travel-points.ts'

type GuideContent = {
  readonly authored: readonly AuthoredPlace[]
  readonly countries: ReadonlyMap<string, Country>
  readonly notes: Readonly<Record<string, CountryNotes>>
  readonly practical: PracticalFacts
  readonly isKnown: (place: string) => boolean
}

/** The legs of the content, and the gateways of places that have few. */
export type TravelFiles = TravelContent & { readonly onlyGateways: OnlyGateways }

/**
 * Reads `travel-points.yaml`, `travel-links.yaml` and `only-gateways.yaml`, and resolves the ends of every way of the guide.
 * @returns null when one of the files cannot be read
 */
export function readTravelFiles(
  folder: ContentFolder,
  { authored, countries, notes, practical, isKnown }: GuideContent,
  report: ReportError,
): TravelFiles | null {
  const pointSource = readYamlFile(folder, 'travel-points.yaml', report)
  const linkSource = readYamlFile(folder, 'travel-links.yaml', report)
  const points = pointSource && readTravelPoints(pointSource, isKnown, report)
  const links = linkSource && readTravelLinks(linkSource, report)
  if (linkSource === null || points === null || links === null) return null
  const capitals = readCapitals()
  const capitalOf = (slug: string) => {
    const at = capitals.get(countries.get(slug)?.code ?? '')
    const name = notes[slug]?.capital
    return at === undefined || name === undefined ? null : { ...at, name }
  }
  const { arrivals } = links
  checkPlaceKeys(Object.keys(arrivals), { source: linkSource, isKnown }, report)
  const travel = readTravel(
    { authored, countries, practical, points, arrivals, links, linkSource, capitalOf },
    report,
  )
  const onlyGateways = readOnlyGateways(folder, travel.pages, report)
  return onlyGateways === null ? null : { ...travel, onlyGateways }
}
