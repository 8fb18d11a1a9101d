import type { LocatorBase } from '#src/catalogue/catalogue-types.ts'
import type { GuideMap } from '#src/catalogue/map-types.ts'
import type { DrawnMap } from '#src/maps/drawing/draw-locator.ts'
import { mapControls } from '#src/maps/labels/mark-boxes.ts'
import { readCountryNames } from '#tools/compile/geography/countries/country-map-names.ts'
import type { Geodata } from '#tools/compile/geography/create-geodata.ts'
import { landAt } from '#tools/compile/places/check-coordinates.ts'
import { idOf, isGuided, type Place } from '#tools/compile/places/place.ts'
import type { PlaceLinks } from '#tools/compile/places/place-links.ts'
import { createGroundMarks, type GroundLabels } from './ground-marks.ts'
import { type DrawLayer, type DrawMap, drawLayerUncached } from './map-cache.ts'
import { labelRequests, type MarkRequest, pointsOf, sightMarks, toMark } from './mark-request.ts'
import { placeLabels } from './place-labels.ts'
import { groundIdOf, groundPointsOf } from './points-on-islands.ts'
import { drawAround } from './routes/draw-around.ts'
import { drawRoutes } from './routes/draw-routes.ts'
import { groundProjector } from './routes/ground-projector.ts'
import type { WidthOf } from './routes/width-in-languages.ts'
import { sightTitles } from './sight-titles.ts'

const MAX_PLACES = 8
/** Besides the subject of a region's or a city's page. */
const MAX_OTHER_PLACES = 4

/** Locator maps of the guide: one base per country, and another for each remote part that its country's map omits. */
export type CountryMaps = {
  readonly mapOf: (place: Place) => GuideMap
  /** Drawings of a place's routes, over the ground of its map. */
  readonly routesOf: (place: Place) => readonly string[]
  /** Draws the base of a country, for example for output. */
  readonly baseOf: (country: Place) => LocatorBase
  /** Bases of remote parts that `mapOf` has needed so far, by ID. */
  readonly extraBases: () => readonly LocatorBase[]
}

type MapSources = {
  readonly draw: DrawMap
  readonly drawLayer?: DrawLayer | undefined
  readonly geodata: Geodata
  readonly links: PlaceLinks
  /** Name of the capital in the guide, null where it has none. */
  readonly capitalName: (slug: string) => string | null
  readonly widthOf: WidthOf
}

const countryNames = readCountryNames()

/** Draws maps on demand and caches them. */
export function createCountryMaps(sources: MapSources): CountryMaps {
  const { draw, drawLayer = drawLayerUncached, geodata, links, capitalName, widthOf } = sources
  const drawn = new Map<string, DrawnMap>()
  const extras = new Map<string, LocatorBase>()
  const marksOfCountry = new Map<string, readonly MarkRequest[]>()

  function capitalMark({ country }: Place): readonly MarkRequest[] {
    const label = capitalName(country.slug)
    const capital = geodata.capitalOf(country.code)
    return label === null || capital === null ? [] : [{ ...capital, label, role: 'capital' }]
  }

  function placeMarks(country: Place): readonly MarkRequest[] {
    const marks = marksOfCountry.get(country.path) ?? findPlaceMarks(country)
    marksOfCountry.set(country.path, marks)
    return marks
  }

  function findPlaceMarks(country: Place): readonly MarkRequest[] {
    const { regions, cities } = links.childrenOf(country)
    return [...regions, ...cities].filter(isGuided).slice(0, MAX_PLACES).map(toMark)
  }

  /** Cities are points on the map of a neighbouring country; regions are not. */
  const cityMarks = (country: Place): readonly MarkRequest[] =>
    links.childrenOf(country).cities.filter(isGuided).map(toMark)

  /** Distances are from the capital: the middle of a country of islands is often in the sea. */
  const countryMarks = (place: Place): Pick<GroundLabels, 'centre' | 'capital' | 'towns'> => ({
    centre: geodata.capitalOf(place.country.code) ?? place,
    capital: capitalMark(place),
    towns: nameMarks(place),
  })

  function drawCountry(country: Place, id: string): DrawnMap {
    const { name, code } = country.country
    const keepClear = pointsOf([...sightMarks(country), ...capitalMark(country), ...placeMarks(country)])
    return draw({ code, id, label: `Map of ${name}`, keepClear })
  }

  function drawPart(place: Place): DrawnMap {
    const id = idOf(place).replaceAll('/', '-')
    const { name, country, latitude, longitude } = place
    const code = landAt(country, place, geodata) ?? country.code
    const focus = { latitude, longitude }
    const keepClear = [focus, ...pointsOf(sightMarks(place))]
    return draw({ code, id, label: `Map of ${name}`, focus, keepClear })
  }

  function mapOfCountry(country: Place): DrawnMap {
    const id = country.country.slug
    const map = drawn.get(id) ?? drawCountry(country, id)
    drawn.set(id, map)
    return map
  }

  const countryOf = (place: Place): Place => links.ancestorsOf(place)[0] ?? place

  /**
   * The map of a region, a city or a country of small islands, fitted to its sights; null for a place without its own
   * ground.
   */
  function mapOnGround(place: Place): GuideMap | null {
    const { kind, name, sights, country } = place
    const points = groundPointsOf(place, geodata)
    if (points === null) return null
    const isCountry = kind === 'country'
    const map = draw({
      code: landAt(country, place, geodata) ?? country.code,
      id: groundIdOf(place),
      label: `Map of the sights of ${name}`,
      contextPoints: pointsOf(points),
      keepClear: pointsOf(sights),
      isGround: true,
      ...(kind === 'city' && { town: { plan: place.streetPlan } }),
      ...(isCountry && { isCountry }),
    })
    extras.set(map.base.id, map.base)
    const places = cityMarks(countryOf(place)).filter(({ label }) => label !== name)
    const labels = {
      around: points,
      sights,
      places,
      ...(isCountry && countryMarks(place)),
      ...(kind === 'city' && { town: { plan: place.streetPlan, quarters: place.quarters } }),
    }
    const marks = drawLayer(map.base, labels, () => createGroundMarks(map.base, labels))
    const around = kind === 'city' ? drawAround(place, { base: map.base, marks }, { draw, widthOf }) : null
    if (around !== null) extras.set(around.base.id, around.base)
    const { id, label, way } = map.base
    const controls = mapControls(map.base)
    return { baseId: id, label, marks, controls, ...(way !== undefined && { way }), ...around?.shown }
  }

  /** The country's map, or that of the remote part around a place. */
  function mapShowing(place: Place): DrawnMap {
    const country = countryOf(place)
    const usual = mapOfCountry(country)
    if (!isGuided(place) || usual.project(place.latitude, place.longitude) !== null) return usual
    const extra = drawPart(place)
    extras.set(extra.base.id, extra.base)
    return extra
  }

  /** Neighbours and towns, except those already marked. */
  function nameMarks(country: Place): readonly MarkRequest[] {
    const own = [...capitalMark(country), ...placeMarks(country)].map(({ label }) => label)
    const known = new Set([country.name, ...own])
    return labelRequests(countryNames[country.country.code] ?? [], known)
  }

  function wishesFor(place: Place): readonly MarkRequest[] {
    const country = countryOf(place)
    if (place === country)
      return [...sightMarks(country), ...capitalMark(country), ...placeMarks(country), ...nameMarks(country)]
    const here: MarkRequest = { ...place, label: place.name, role: 'here' }
    const others = placeMarks(country)
      .filter(({ label }) => label !== place.name)
      .slice(0, MAX_OTHER_PLACES)
    const sights = sightMarks(place)
    const isCapital = capitalName(country.country.slug) === place.name
    return [...sights, here, ...(isCapital ? [] : capitalMark(country)), ...others]
  }

  /** The map of a place's page, which also projects points beyond its frame. */
  function mapUnderRoutes(place: Place): DrawnMap {
    const around = groundPointsOf(place, geodata)
    const own = around === null ? undefined : extras.get(groundIdOf(place))
    if (around === null || own === undefined) return mapShowing(place)
    return { base: own, project: groundProjector(around) }
  }

  return {
    mapOf(place) {
      const own = mapOnGround(place)
      if (own !== null) return own
      const { base, project } = mapShowing(place)
      const candidates = wishesFor(place).flatMap(({ latitude, longitude, label, role, others = [] }) => {
        const point = project(latitude, longitude)
        const positions = others.flatMap((other) => project(other.latitude, other.longitude) ?? [])
        return point === null ? [] : [{ ...point, label, role, positions }]
      })
      const titles = sightTitles(place.sights, ({ latitude, longitude }) => project(latitude, longitude))
      const wishes = [...candidates, ...titles]
      const marks = drawLayer(base, wishes, () => placeLabels(base, wishes))
      return { baseId: base.id, label: base.label, marks, controls: mapControls(base) }
    },
    routesOf: (place) => drawRoutes(place, () => mapUnderRoutes(place), { draw, drawLayer, widthOf }),
    baseOf: (country) => mapOfCountry(country).base,
    extraBases: () => [...extras.values()],
  }
}
