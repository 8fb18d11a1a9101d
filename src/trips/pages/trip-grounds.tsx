import { groundElementId, TripGroundDefinitions } from '#isomorphic/trips/plan/trip-ground-definitions.tsx'
import type { LocatorBase } from '#src/catalogue/map-types.ts'
import { MapLayers } from '#src/maps/locator-map.tsx'

/** What a part of the map of a guide shows: all of it but its subject and its scale. */
export const GroundLayers = ({ base }: { readonly base: LocatorBase }) => (
  <MapLayers base={{ ...base, scale: null, subject: '', ring: null }} />
)

/** The maps of guides that the maps of days show parts of: once in the page. */
export const TripGrounds = ({ grounds }: { readonly grounds: readonly LocatorBase[] }) => (
  <TripGroundDefinitions>
    {grounds.map((base) => (
      <g key={base.id} id={groundElementId(base.id)}>
        <GroundLayers base={base} />
      </g>
    ))}
  </TripGroundDefinitions>
)
