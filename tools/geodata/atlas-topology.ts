import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { MultiPolygon, Polygon } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification'
import type { Line, Shape } from '#src/art/map/map-geometry.ts'
import { toLines, toShape } from './geo-shapes.ts'

export type AtlasScale = '50m' | '10m' | '110m'

/** One country or territory as Natural Earth draws it. */
export type AtlasFeature = {
  /** ISO 3166-1 numeric code, or undefined for land without one. */
  readonly isoNumber: string | undefined
  readonly name: string
  readonly shape: Shape
}

export type AtlasTopology = {
  readonly features: readonly AtlasFeature[]
  readonly land: Shape
  /** Borders between two features for which `isWanted` says yes. */
  readonly bordersWhere: (isWanted: (name: string, otherName: string) => boolean) => readonly Line[]
}

type Named = { readonly name: string }
type CountriesTopology = Topology<{
  readonly countries: GeometryCollection<Named>
  readonly land: GeometryCollection
}>

/** Reads one scale of the world-atlas package. */
export function readAtlasTopology(scale: AtlasScale): AtlasTopology {
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`)
  const topology: CountriesTopology = JSON.parse(readFileSync(file, 'utf8'))
  const { countries, land } = topology.objects
  return {
    features: feature(topology, countries).features.map(({ id, properties, geometry }) => ({
      isoNumber: id === undefined ? undefined : String(id),
      name: properties.name,
      shape: isArea(geometry) ? toShape(geometry) : [],
    })),
    land: feature(topology, land).features.flatMap(({ geometry }) =>
      isArea(geometry) ? toShape(geometry) : [],
    ),
    bordersWhere: (isWanted) =>
      toLines(mesh(topology, countries, (a, b) => a !== b && isWanted(nameOf(a), nameOf(b)))),
  }
}

function isArea(geometry: { readonly type: string }): geometry is Polygon | MultiPolygon {
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'
}

function nameOf(object: GeometryObject): string {
  return String((object.properties as Partial<Named> | null | undefined)?.name ?? '')
}
