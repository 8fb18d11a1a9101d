import type { Line, Shape } from '#isomorphic/maps/map-geometry.ts'
import { isInRing } from '#src/maps/lines/is-in-ring.ts'
import type { AtlasFeature, AtlasScale, AtlasTopology } from './atlas-topology.ts'
import { readAtlasTopology } from './atlas-topology.ts'
import type { CountryCode } from './countries/country-code.ts'
import { codeOfFeature } from './countries/country-code.ts'
import {
  DISPUTED_COUNTRIES,
  DISPUTED_EXCEPT_ON_OWN_MAP,
  DISPUTED_FEATURES,
  DISPUTED_WINDOWS,
} from './countries/disputed-lands.ts'
import { SEPARATE_TERRITORIES, splitTerritory } from './countries/separate-territories.ts'
import { clipToWindow } from './geometry/clip-to-window.ts'
import { lazy } from './memoize.ts'

/** An area of disputed land. */
type DisputedLand = {
  readonly shape: Shape
  /** The country of the area, if it has its own page and is disputed on the maps of others only. */
  readonly isUndisputedFor: CountryCode | null
  readonly framedWith: readonly CountryCode[]
}

/** The countries of the world at one scale, without disputed land. */
export type Atlas = {
  readonly land: () => Shape
  readonly countries: ReadonlyMap<CountryCode, Shape>
  readonly disputed: readonly DisputedLand[]
  /** Interior borders, and the limits of disputed land. */
  readonly borders: () => readonly Line[]
}

/** Loads one scale: assigns features to country codes, separates territories, cuts out disputed land. */
export function loadAtlas(scale: AtlasScale): Atlas {
  const topology = readAtlasTopology(scale)
  const features = topology.features()
  const countries = mapByCountryCode(features)
  separateTerritories(countries, features)
  const { disputed, limits } = cutDisputed(countries)
  for (const { name, framedWith } of DISPUTED_FEATURES) {
    disputed.push({ shape: shapeNamed(features, name), isUndisputedFor: null, framedWith })
  }
  for (const code of DISPUTED_COUNTRIES) {
    disputed.push({ shape: countries.get(code) ?? [], isUndisputedFor: null, framedWith: [code] })
    countries.delete(code)
  }
  for (const code of DISPUTED_EXCEPT_ON_OWN_MAP) {
    disputed.push({ shape: countries.get(code) ?? [], isUndisputedFor: code, framedWith: [] })
  }
  const borders = lazy(() => [...undisputedBorders(topology), ...limits])
  return { land: topology.land, countries, disputed, borders }
}

function mapByCountryCode(features: readonly AtlasFeature[]): Map<CountryCode, Shape> {
  const countries = new Map<CountryCode, Shape>()
  for (const { isoNumber, name, shape } of features) {
    const code = codeOfFeature(isoNumber, name)
    if (code !== null) countries.set(code, [...(countries.get(code) ?? []), ...shape])
  }
  return countries
}

function separateTerritories(countries: Map<CountryCode, Shape>, features: readonly AtlasFeature[]): void {
  for (const territory of SEPARATE_TERRITORIES) {
    const state = countries.get(territory.drawnWith)
    const { part, rest } = splitTerritory(territory, state ?? shapeNamed(features, territory.drawnWith))
    if (part.length > 0) countries.set(territory.code, part)
    if (state !== undefined) countries.set(territory.drawnWith, rest)
  }
}

function cutDisputed(countries: Map<CountryCode, Shape>) {
  const disputed: DisputedLand[] = []
  const limits: Line[] = []
  for (const { drawnWith, framedWith, window } of DISPUTED_WINDOWS) {
    const { inside, outside, cuts } = clipToWindow(countries.get(drawnWith) ?? [], window)
    countries.set(drawnWith, outside)
    disputed.push({ shape: inside, isUndisputedFor: null, framedWith })
    limits.push(...cuts)
  }
  return { disputed, limits }
}

/** Natural Earth's borders without those between two parts of one disputed area. */
function undisputedBorders(topology: AtlasTopology): readonly Line[] {
  const isInner = (name: string, other: string) =>
    INNER_BORDERS.some((pair) => pair.has(name) && pair.has(other))
  const inner = topology.bordersWhere(isInner)
  const sahara = DISPUTED_WINDOWS.find((land) => land.name === 'Western Sahara')?.window ?? []
  return [
    ...topology.bordersWhere((name, other) => !isInner(name, other)),
    ...inner.flatMap(segmentsOf).filter((segment) => !segment.every((point) => isInRing(point, sahara))),
  ]
}

/** Pairs of features whose common border is completely or partly inside disputed land. */
const INNER_BORDERS: readonly ReadonlySet<string>[] = [
  new Set(['Morocco', 'W. Sahara']),
  new Set(['N. Cyprus', 'Cyprus U.N. Buffer Zone']),
]

function segmentsOf(line: Line): readonly Line[] {
  return line.slice(1).map((point, index) => [line[index] ?? point, point])
}

function shapeNamed(features: readonly AtlasFeature[], name: string): Shape {
  return features.find((feature) => feature.name === name)?.shape ?? []
}
