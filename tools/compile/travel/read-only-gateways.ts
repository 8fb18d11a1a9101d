import * as v from 'valibot'
import type { GeoPoint } from '#isomorphic/maps/map-geometry.ts'
import type { WhereFacts } from '#isomorphic/where/where-facts.ts'
import { readAirports } from '#tools/compile/airports/airports.ts'
import { checkPlaceKeys } from '#tools/compile/text/check-place-keys.ts'
import { checkSchema } from '#tools/compile/text/check-schema.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import { type ContentFolder, readYamlFile } from '#tools/compile/text/entry-files.ts'
import { listOf } from '#tools/compile/text/guide-schemas.ts'
import { SlugPathSchema } from '#tools/compile/text/schema-parts.ts'

const FILE = 'only-gateways.yaml'
const EXPECTED = 'the code of an airport with scheduled flights, such as PER, or a page such as samoa'
const MAX_TOWNS = 6
const HUNDREDTHS = 100

const OnlyGatewaysSchema = v.record(
  SlugPathSchema,
  listOf(v.string(EXPECTED), 1, MAX_TOWNS, 'towns'),
  'towns by place',
)

/** Where the flights and boats to places start that few towns have, by path; hundredths of a degree. */
export type OnlyGateways = WhereFacts['gateways']

/**
 * Reads `content/only-gateways.yaml`; reports places that do not exist and towns that are neither a page nor an airport.
 * @param pages by path; a country stands at its capital
 * @returns null when the file cannot be read
 */
export function readOnlyGateways(
  folder: ContentFolder,
  pages: ReadonlyMap<string, GeoPoint>,
  report: ReportError,
): OnlyGateways | null {
  const source = readYamlFile(folder, FILE, report)
  const towns = source && checkSchema(OnlyGatewaysSchema, source, report)
  if (source === null || towns === null) return null
  const places = Object.keys(towns)
  checkPlaceKeys(places, { source, isKnown: (place) => pages.has(place) }, report)
  const airports = new Map(readAirports().map((airport) => [airport.code, airport]))
  return Object.fromEntries(
    Object.entries(towns).map(([place, names]) => {
      const points = names.flatMap((name, index) => {
        const at = name === place ? undefined : (airports.get(name) ?? pages.get(name))
        if (at !== undefined)
          return [[Math.round(at.latitude * HUNDREDTHS), Math.round(at.longitude * HUNDREDTHS)] as const]
        const line = source.lineOf([place, index])
        report({ file: source.file, line, problem: `nobody travels from “${name}”`, expected: EXPECTED })
        return []
      })
      return [place, points]
    }),
  )
}
