import type { DestinationRecord, LocatorBase } from '#src/catalogue/catalogue-types.ts'
import { LocatorMap } from '#src/maps/locator-map.tsx'
import { PlaceRowList } from '#src/site/components/place-row-list.tsx'
import { SightList } from './sight-list.tsx'
import { TakeAlong } from './take-along.tsx'

export type DestinationMapProps = {
  readonly place: DestinationRecord
  readonly mapBase: LocatorBase | null
}

function MapNeighbours({ place }: { readonly place: DestinationRecord }) {
  if (place.sights.length > 0) {
    return (
      <section id="sights" aria-labelledby="sights-title">
        <h2 className="h2" id="sights-title">
          Top sights
        </h2>
        <SightList sights={place.sights} html={place.parts?.sights} />
        <TakeAlong path={place.path} />
      </section>
    )
  }
  if (place.nearby.length === 0) return null
  return (
    <section id="nearby" aria-labelledby="nearby-title">
      <h2 className="h2" id="nearby-title">
        Nearby
      </h2>
      <PlaceRowList places={place.nearby} html={place.parts?.nearby} />
    </section>
  )
}

/** The map, and beside it in words what it shows: the sights, or where to go from here. */
export function DestinationMap({ place, mapBase }: DestinationMapProps) {
  const hasMap = mapBase !== null && place.map !== null
  if (!hasMap && place.sights.length === 0) return null
  return (
    <div className={hasMap ? 'section wrap split' : 'section wrap'}>
      {hasMap && (
        <section id="map" aria-label="Map">
          <LocatorMap base={mapBase} marks={place.map.marks} marksHtml={place.parts?.marks} />
        </section>
      )}
      <MapNeighbours place={place} />
    </div>
  )
}
