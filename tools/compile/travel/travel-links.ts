import * as v from 'valibot'
import { TRAVEL_MODES } from '#isomorphic/travel-graph/travel-graph.ts'
import { fieldsOf, textOf, wordOf } from '#src/catalogue/schemas/field-schemas.ts'
import { checkSchema } from '#tools/compile/text/check-schema.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import { listOf } from '#tools/compile/text/guide-schemas.ts'
import { PositionSchema, SlugPathSchema } from '#tools/compile/text/schema-parts.ts'
import type { YamlSource } from '#tools/compile/text/yaml-source.ts'

const MAX_ROWS = 400
const END = 'a page such as france/paris, or [country, name, latitude, longitude]'
const DEGREES = v.number(END)

const LinkEndSchema = v.union(
  [SlugPathSchema, v.strictTuple([SlugPathSchema, textOf(2, 60), DEGREES, DEGREES], END)],
  END,
)

const LinkSchema = fieldsOf({
  from: LinkEndSchema,
  to: LinkEndSchema,
  by: wordOf(TRAVEL_MODES),
  hours: textOf(1, 40),
  /** The tunnel, bridge or ferry. */
  note: v.optional(textOf(2, 140)),
})

const CountrySchema = v.pipe(
  v.string('a country such as peru'),
  v.regex(/^[a-z-]+$/, 'a country such as peru'),
)

const TravelLinksSchema = fieldsOf({
  links: listOf(LinkSchema, 0, MAX_ROWS, 'links'),
  arrivals: v.record(SlugPathSchema, PositionSchema, 'positions by region'),
  /** Places of the country that lie in a region. */
  regions: v.record(SlugPathSchema, listOf(SlugPathSchema, 1, MAX_ROWS, 'places'), 'places by region'),
  closedBorders: listOf(
    v.strictTuple([CountrySchema, CountrySchema], 'two countries'),
    0,
    MAX_ROWS,
    'borders',
  ),
  noRoads: fieldsOf({
    places: listOf(SlugPathSchema, 0, MAX_ROWS, 'places'),
    points: listOf(textOf(2, 60), 0, MAX_ROWS, 'names of points'),
  }),
})

/** Links that no guide lists, closed borders, and places that no road reaches. */
export type TravelLinks = v.InferOutput<typeof TravelLinksSchema>
export type LinkEnd = v.InferOutput<typeof LinkEndSchema>

/** Reads `content/travel-links.yaml`. */
export const readTravelLinks = (source: YamlSource, report: ReportError): TravelLinks | null =>
  checkSchema(TravelLinksSchema, source, report)
