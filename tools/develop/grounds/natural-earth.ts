import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson'
import type { Line, LonLat } from '#isomorphic/maps/map-geometry.ts'

import { editorialName } from './editorial-names.ts'

/** `rank` runs from 0, the largest. */
export type NamedLines = { readonly name: string; readonly lines: readonly Line[]; readonly rank: number }
export type NamedArea = { readonly name: string; readonly rings: readonly Line[] }
/** `rank` runs from 0, the largest. */
export type Town = {
  readonly name: string
  /** Country code by Natural Earth. */
  readonly country: string
  readonly at: LonLat
  readonly rank: number
  readonly people: number
}

/** Named features of Natural Earth at 1:10m. */
export type NaturalEarth = {
  readonly towns: readonly Town[]
  readonly rivers: readonly NamedLines[]
  readonly lakes: readonly NamedArea[]
  readonly seas: readonly NamedArea[]
}

type Properties = Readonly<Record<string, unknown>>

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

function readFeatures(folder: string, layer: string): readonly Feature<Geometry | null, Properties>[] {
  const text = readFileSync(join(folder, `ne_10m_${layer}.json`), 'utf8')
  return (JSON.parse(text) as FeatureCollection<Geometry, Properties>).features
}

const toLine = (positions: readonly Position[]): Line =>
  positions.map(([longitude = 0, latitude = 0]): LonLat => [longitude, latitude])

function linesOf(geometry: Geometry | null): readonly Line[] {
  if (geometry?.type === 'LineString') return [toLine(geometry.coordinates)]
  if (geometry?.type === 'MultiLineString') return geometry.coordinates.map(toLine)
  if (geometry?.type === 'Polygon') return geometry.coordinates.map(toLine)
  return geometry?.type === 'MultiPolygon' ? geometry.coordinates.flat().map(toLine) : []
}

function nameOf(properties: Properties): string {
  const name = properties['name_en'] ?? properties['name'] ?? properties['NAME'] ?? ''
  return typeof name === 'string' ? editorialName(name) : ''
}

function named(folder: string, layers: readonly string[]): readonly NamedLines[] {
  return layers
    .flatMap((layer) => readFeatures(folder, layer))
    .map(({ properties, geometry }) => ({
      name: nameOf(properties),
      lines: linesOf(geometry),
      rank: numberOf(properties['scalerank']),
    }))
    .filter(({ name }) => name !== '')
}

const area = ({ name, lines }: NamedLines): NamedArea => ({ name, rings: lines })

/** Reads the layers from a folder with GeoJSON files of Natural Earth under their original names. */
export function readNaturalEarth(folder: string): NaturalEarth {
  return {
    towns: readFeatures(folder, 'populated_places_simple')
      .map(
        ({ properties }): Town => ({
          name: nameOf({ name: properties['name'] }),
          at: [numberOf(properties['longitude']), numberOf(properties['latitude'])],
          country: String(properties['adm0_a3'] ?? ''),
          rank: numberOf(properties['scalerank']),
          people: numberOf(properties['pop_max']),
        }),
      )
      .filter(({ name }) => name !== ''),
    rivers: named(folder, ['rivers_lake_centerlines', 'rivers_europe', 'rivers_north_america']),
    lakes: named(folder, ['lakes', 'lakes_europe']).map(area),
    seas: named(folder, ['geography_marine_polys']).map(area),
  }
}
