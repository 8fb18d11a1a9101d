import type { LocatorBase, MapMark } from '#src/catalogue/catalogue-types.ts'
import type { LocatorMap } from '#src/maps/drawing/draw-locator.ts'
import type { Geodata } from '#tools/compile/geography/create-geodata.ts'
import { landAt } from '#tools/compile/places/coordinate-check.ts'
import type { GeoPoint } from '#tools/compile/places/great-circle.ts'
import { idOf, isGuided, type Place } from '#tools/compile/places/place.ts'
import type { PlaceLinks } from '#tools/compile/places/place-links.ts'
import { mapIdOf, pointsOnGround } from './ground-points.ts'
import { arrangeMarks, type MarkWish } from './locator-marks.ts'
import type { DrawMap } from './map-cache.ts'

const MOST_PLACES = 8
/** Beside the subject of a region's or a city's page. */
const MOST_OTHERS = 4

const pointsOf = (wishes: readonly GeoPoint[]): readonly GeoPoint[] =>
  wishes.map(({ latitude, longitude }) => ({ latitude, longitude }))

type PointWish = GeoPoint & Pick<MarkWish, 'label' | 'role'>

type PlaceMap = { readonly baseId: string; readonly marks: readonly MapMark[] }

/** Locator maps of the guide: one base for each country, and one more for a part that its country's map leaves out. */
export type CountryMaps = {
  readonly mapOf: (place: Place) => PlaceMap
  /** Draws the base of a country, for example to write it out. */
  readonly baseOf: (country: Place) => LocatorBase
  /** Bases of far-off parts that `mapOf` has needed so far, by id. */
  readonly extraBases: () => readonly LocatorBase[]
}

type MapSources = {
  readonly draw: DrawMap
  readonly geodata: Geodata
  readonly links: PlaceLinks
  /** Name of the capital as the guide gives it, null where it names none. */
  readonly capitalName: (slug: string) => string | null
}

/** Draws maps when they are first asked for and keeps them. */
export function createCountryMaps({ draw, geodata, links, capitalName }: MapSources): CountryMaps {
  const drawn = new Map<string, LocatorMap>()
  const extras = new Map<string, LocatorBase>()
  const marksOfCountry = new Map<string, readonly PointWish[]>()

  function capitalMark({ country }: Place): readonly PointWish[] {
    const label = capitalName(country.slug)
    const capital = geodata.capitalOf(country.code)
    return label === null || capital === null ? [] : [{ ...capital, label, role: 'capital' }]
  }

  function placeMarks(country: Place): readonly PointWish[] {
    const marks = marksOfCountry.get(country.path) ?? findPlaceMarks(country)
    marksOfCountry.set(country.path, marks)
    return marks
  }

  function findPlaceMarks(country: Place): readonly PointWish[] {
    const { regions, cities } = links.childrenOf(country)
    const shown = [...regions, ...cities].filter(isGuided).slice(0, MOST_PLACES)
    return shown.map(({ name, latitude, longitude }) => ({ latitude, longitude, label: name, role: 'place' }))
  }

  function sightMarks({ sights }: Place): readonly PointWish[] {
    return sights.map((sight, index) => ({ ...sight, label: String(index + 1), role: 'sight' }))
  }

  function drawCountry(country: Place, id: string): LocatorMap {
    const { name, code } = country.country
    const keepClear = pointsOf([...sightMarks(country), ...capitalMark(country), ...placeMarks(country)])
    return draw({ code, id, label: `Map of ${name}`, keepClear })
  }

  function drawPart(place: Place): LocatorMap {
    const id = idOf(place).replaceAll('/', '-')
    const { name, country, latitude, longitude } = place
    const code = landAt(country, place, geodata) ?? country.code
    const focus = { latitude, longitude }
    return draw({
      code,
      id,
      label: `Map of ${name}`,
      focus,
      keepClear: [focus, ...pointsOf(sightMarks(place))],
    })
  }

  function mapOfCountry(country: Place): LocatorMap {
    const id = country.country.slug
    const map = drawn.get(id) ?? drawCountry(country, id)
    drawn.set(id, map)
    return map
  }

  function countryOf(place: Place): Place {
    return links.ancestorsOf(place)[0] ?? place
  }

  /** The map of a region or a city, fitted to its sights; null for a place with too few. */
  function mapOnGround(place: Place): LocatorMap | null {
    const { kind, name, sights, routes, country } = place
    const around = kind === 'country' ? null : pointsOnGround(sights, routes)
    if (around === null) return null
    const map = draw({
      code: landAt(country, place, geodata) ?? country.code,
      id: mapIdOf(place.path),
      label: `Map of the sights of ${name}`,
      around: pointsOf(around),
      keepClear: pointsOf(sights),
      isGround: true,
    })
    extras.set(map.base.id, map.base)
    return map
  }

  /** The country's own map, or one of the part around a place that it leaves out. */
  function mapShowing(place: Place): LocatorMap {
    const own = mapOnGround(place)
    if (own !== null) return own
    const country = countryOf(place)
    const usual = mapOfCountry(country)
    if (!isGuided(place) || usual.project(place.latitude, place.longitude) !== null) return usual
    const extra = drawPart(place)
    extras.set(extra.base.id, extra.base)
    return extra
  }

  function wishesFor(place: Place): readonly PointWish[] {
    const country = countryOf(place)
    if (place === country) return [...sightMarks(country), ...capitalMark(country), ...placeMarks(country)]
    if (pointsOnGround(place.sights, place.routes) !== null) return sightMarks(place)
    const here: PointWish = { ...place, label: place.name, role: 'here' }
    const others = placeMarks(country)
      .filter(({ label }) => label !== place.name)
      .slice(0, MOST_OTHERS)
    const sights = sightMarks(place)
    const isCapital = capitalName(country.country.slug) === place.name
    return [...sights, here, ...(isCapital ? [] : capitalMark(country)), ...others]
  }

  return {
    mapOf(place) {
      const { base, project } = mapShowing(place)
      const wishes = wishesFor(place).flatMap(({ latitude, longitude, label, role }) => {
        const point = project(latitude, longitude)
        return point === null ? [] : [{ ...point, label, role }]
      })
      return { baseId: base.id, marks: arrangeMarks(base, wishes) }
    },
    baseOf: (country) => mapOfCountry(country).base,
    extraBases: () => [...extras.values()],
  }
}
