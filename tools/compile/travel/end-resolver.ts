import type { GeoPoint } from '#isomorphic/maps/map-geometry.ts'
import { foldText } from '#isomorphic/search/fold-text.ts'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import type { AuthoredPlace } from '#tools/compile/places/authored-places.ts'
import type { Country } from '#tools/compile/places/load-countries.ts'
import { idOf } from '#tools/compile/places/place.ts'
import type { TravelPoints } from './travel-points.ts'
import type { ResolvedEnd } from './travel-types.ts'

/** Points of one name in several guides are the same if they are no further apart. */
const SAME_POINT_KM = 30

export type EndSources = {
  readonly authored: readonly AuthoredPlace[]
  readonly countries: ReadonlyMap<string, Country>
  readonly points: TravelPoints
  /** Where one arrives in a region whose middle is in the sea or in the wilds. */
  readonly arrivals: Readonly<Record<string, GeoPoint>>
  /** Name and position of the capital of a country, by slug. */
  readonly capitalOf: (country: string) => (GeoPoint & { readonly name: string }) | null
}

/** Finds what a name in a guide of a country means; null for an unknown name. */
export type ResolveEnd = (name: string, country: string) => ResolvedEnd | null

type Named = ReadonlyMap<string, readonly ResolvedEnd[]>

const countryOf = (place: string): string => place.split('/', 1)[0] ?? place

/** A page as an end; a country stands at its capital. */
export function createPageEnds({
  authored,
  countries,
  arrivals,
  capitalOf,
}: EndSources): ReadonlyMap<string, ResolvedEnd> {
  const ofCountries = [...countries.values()].map(({ slug, name, world }): ResolvedEnd => {
    const [latitude, longitude] = world.latlng
    const at = capitalOf(slug) ?? { latitude, longitude }
    return { latitude: at.latitude, longitude: at.longitude, name, place: slug, country: slug }
  })
  const others = authored.flatMap((place): readonly ResolvedEnd[] => {
    const { name, kind, coordinates } = place.fields
    if (kind === 'country' || coordinates === undefined) return []
    const id = idOf(place)
    return [{ ...(arrivals[id] ?? coordinates), name, place: id, country: place.country.slug }]
  })
  return new Map([...ofCountries, ...others].map((end) => [end.place ?? '', end]))
}

/** Everything with a name and a position in the guides of a country: stops, sights, its capital. */
function pointsOfGuides({ authored, countries, capitalOf }: EndSources): readonly ResolvedEnd[] {
  const inGuides = authored.flatMap(({ fields, country }) => {
    const stops = (fields.itineraries ?? []).flatMap((itinerary) => itinerary.stops)
    const sights = (fields.sights ?? []).map(({ name, at }) => ({ name, ...at }))
    return [...stops, ...sights].map(
      (point): ResolvedEnd => ({ ...point, place: null, country: country.slug }),
    )
  })
  const capitals = [...countries.keys()].flatMap((country): readonly ResolvedEnd[] => {
    const capital = capitalOf(country)
    return capital === null ? [] : [{ ...capital, place: null, country }]
  })
  return [...capitals, ...inGuides]
}

const groupByName = (ends: readonly ResolvedEnd[]): Named => Map.groupBy(ends, ({ name }) => foldText(name))

/** The one end that is meant, if all of them are at the same place. */
function onlyOne(ends: readonly ResolvedEnd[] | undefined): ResolvedEnd | null {
  const [first, ...others] = ends ?? []
  if (first === undefined) return null
  return others.every((end) => distanceKm(first, end) <= SAME_POINT_KM) ? first : null
}

/**
 * Resolves names as guides write them. In this order: a point of `content/travel-points.yaml` of the country, a page of
 * the country, a stop, a sight or the capital in its guides, a page anywhere, a point or stop of other countries. Names
 * abroad must be unique.
 */
export function createEndResolver(sources: EndSources): ResolveEnd {
  const pages = createPageEnds(sources)
  const byName = groupByName([...pages.values()])
  const ownPages = new Map<string, ResolvedEnd>()
  for (const place of sources.authored) {
    const end = pages.get(idOf(place))
    if (end === undefined) continue
    // Other names of a region are often those of a town in it.
    const others = place.fields.kind === 'city' ? (place.fields.otherNames ?? []) : []
    for (const name of [place.fields.name, ...others]) ownPages.set(`${end.country} ${foldText(name)}`, end)
  }
  const inGuides = pointsOfGuides(sources)
  const ownPoints = Map.groupBy(inGuides, ({ country, name }) => `${country} ${foldText(name)}`)
  const written = Object.entries(sources.points).flatMap(([country, named]) =>
    Object.entries(named).flatMap(([name, point]): readonly (readonly [string, ResolvedEnd])[] => {
      const end = typeof point === 'string' ? pages.get(point) : { ...point, name, place: null, country }
      return end === undefined ? [] : [[`${country} ${foldText(name)}`, end]]
    }),
  )
  const writtenPoints = new Map(written)
  const anywhere = groupByName([...writtenPoints.values(), ...inGuides])

  return (name, country) => {
    const key = foldText(name)
    return (
      writtenPoints.get(`${country} ${key}`) ??
      ownPages.get(`${country} ${key}`) ??
      ownPoints.get(`${country} ${key}`)?.[0] ??
      onlyOne(byName.get(key)?.filter((end) => countryOf(end.place ?? '') !== country)) ??
      onlyOne(anywhere.get(key))
    )
  }
}
