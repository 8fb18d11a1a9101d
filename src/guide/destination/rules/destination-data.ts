import type { GeoCoordinates, TouristAttraction } from 'schema-dts'
import { posterAddress } from '#isomorphic/posters/poster-address.ts'
import type { DestinationRecord, Sight } from '#src/catalogue/catalogue-types.ts'
import type { StructuredData } from '#src/site/page-head.ts'
import { type PageUrlBase, pageUrl } from '#src/site/page-url.ts'
import { breadcrumbData } from '#src/site/structured-data.ts'
import { destinationTrail } from './destination-parts.ts'

const geoOf = ({
  latitude,
  longitude,
}: {
  readonly latitude: number
  readonly longitude: number
}): GeoCoordinates => {
  return { '@type': 'GeoCoordinates', latitude, longitude }
}

/** Without the description, which the page itself holds: the longest guides are at their size limit. */
const attractionOf = (sight: Sight): TouristAttraction => {
  return { '@type': 'TouristAttraction', name: sight.name, geo: geoOf(sight) }
}

/** Structured data of a destination page: its breadcrumb, and the place with its sights. */
export function destinationData(base: PageUrlBase, place: DestinationRecord): readonly StructuredData[] {
  const parent = place.ancestors.at(-1) ?? place.continent
  return [
    breadcrumbData(base, destinationTrail(place, base.locale), place),
    {
      '@context': 'https://schema.org',
      '@type': 'TouristDestination',
      name: place.name,
      description: place.summary,
      url: pageUrl(base, place.path),
      image: base.siteOrigin + posterAddress(place.poster, '4x5', 'print'),
      geo: geoOf(place),
      containedInPlace: { '@type': 'Place', name: parent.name, url: pageUrl(base, parent.path) },
      ...(place.sights.length > 0 && { includesAttraction: place.sights.map(attractionOf) }),
    },
  ]
}
