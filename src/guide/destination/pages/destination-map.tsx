import { useWords } from '#isomorphic/words/use-words.ts'
import type { DestinationRecord, LocatorBase } from '#src/catalogue/catalogue-types.ts'
import { DESTINATION_WORDS } from '#src/guide/destination/words/destination-words.ts'
import { LocatorMap } from '#src/maps/locator-map.tsx'
import { MapAround } from '#src/maps/map-around.tsx'
import { streetMapAddress } from '#src/maps/street-map-address.ts'
import type { SiteData } from '#src/site/site-types.ts'
import { GuideDownloads } from './guide-downloads.tsx'
import { GuidebookCard } from './guidebook-card.tsx'
import { NearbyLadder } from './nearby-ladder.tsx'
import { SightList } from './sight-list.tsx'

export type DestinationMapProps = {
  readonly place: DestinationRecord
  readonly mapBase: LocatorBase | null
  readonly hasMapTiles?: boolean
  readonly shop: SiteData['shop']
}

function MapAside({ place }: { readonly place: DestinationRecord }) {
  const words = useWords(DESTINATION_WORDS)
  if (place.sights.length > 0) {
    return (
      <section id="sights" aria-labelledby="sights-title">
        <h2 className="h2" id="sights-title">
          {words.sights.heading}
        </h2>
        <SightList sights={place.sights} path={place.path} html={place.parts?.sights} />
        <GuideDownloads path={place.path} />
      </section>
    )
  }
  if (place.nearby.length === 0) return null
  return (
    <section id="nearby" aria-labelledby="nearby-title">
      <h2 className="h2" id="nearby-title">
        {words.nearby.besideMap}
      </h2>
      <NearbyLadder name={place.name} places={place.nearby} html={place.parts?.nearby} />
    </section>
  )
}

/** The map with a text equivalent beside it: the sights, or nearby places; below, the guidebook card. */
export function DestinationMap({ place, mapBase, hasMapTiles = false, shop }: DestinationMapProps) {
  const words = useWords(DESTINATION_WORDS)
  const hasMap = mapBase !== null && place.map !== null
  if (!hasMap && place.sights.length === 0) return null
  return (
    <div className={hasMap ? 'section wrap split destination-map' : 'section wrap'}>
      {hasMap && (
        <section id="map" aria-label={words.map}>
          <div>
            <LocatorMap
              base={mapBase}
              label={place.map.label}
              marks={place.map.marks}
              marksHtml={place.parts?.marks}
              names={place.sights.map(({ name }) => name)}
              way={place.map.way}
              streets={hasMapTiles && mapBase.bounds !== undefined ? streetMapAddress(place.path) : undefined}
            />
          </div>
          {place.map.around !== undefined && <MapAround html={place.map.around} />}
        </section>
      )}
      <MapAside place={place} />
      <GuidebookCard place={place} shop={shop} />
    </div>
  )
}
