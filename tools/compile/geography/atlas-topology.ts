import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { MultiPolygon, Polygon } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification'
import type { Line, Shape } from '#isomorphic/maps/map-geometry.ts'
import { toLines, toShape } from './geometry/geo-shapes.ts'
import { lazy, memoize } from './memoize.ts'

export type AtlasScale = '50m' | '10m' | '110m'

/** A country or territory as drawn by Natural Earth. */
export type AtlasFeature = {
  /** ISO 3166-1 numeric code, or undefined for land without one. */
  readonly isoNumber: string | undefined
  readonly name: string
  readonly shape: Shape
}

export type AtlasTopology = {
  readonly features: () => readonly AtlasFeature[]
  readonly land: () => Shape
  /** Borders between two features that satisfy the predicate. */
  readonly bordersWhere: (matches: (name: string, otherName: string) => boolean) => readonly Line[]
}

type Named = { readonly name: string }
type CountriesTopology = Topology<{
  readonly countries: GeometryCollection<Named>
  readonly land: GeometryCollection
}>

/** Reads one scale of the world-atlas package, once. Shapes are decoded when they are needed. */
export const readAtlasTopology = memoize((scale: AtlasScale): AtlasTopology => {
  const topology: CountriesTopology = JSON.parse(readFileSync(fileOf(scale), 'utf8'))
  const { countries, land } = topology.objects
  return {
    features: lazy(() =>
      feature(topology, countries).features.map(({ id, properties, geometry }) => ({
        isoNumber: id === undefined ? undefined : String(id),
        name: properties.name,
        shape: isArea(geometry) ? toShape(geometry) : [],
      })),
    ),
    land: lazy(() =>
      feature(topology, land).features.flatMap(({ geometry }) => (isArea(geometry) ? toShape(geometry) : [])),
    ),
    bordersWhere: (matches) =>
      toLines(mesh(topology, countries, (a, b) => a !== b && matches(nameOf(a), nameOf(b)))),
  }
})

function fileOf(scale: AtlasScale): string {
  const require = createRequire(import.meta.url)
  if (scale === '110m') return require.resolve('world-atlas/countries-110m.json')
  return scale === '50m'
    ? require.resolve('world-atlas/countries-50m.json')
    : require.resolve('world-atlas/countries-10m.json')
}

function isArea(geometry: { readonly type: string }): geometry is Polygon | MultiPolygon {
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'
}

function nameOf(object: GeometryObject): string {
  return String((object.properties as Partial<Named> | null | undefined)?.name ?? '')
}
