import * as v from 'valibot'
import type { LonLat } from '#isomorphic/maps/map-geometry.ts'
import { textOf, wordOf } from '#src/catalogue/schemas/field-schemas.ts'
import { PositionSchema } from '#tools/compile/text/schema-parts.ts'
import { TEXT_DATE_FIELDS } from '#tools/compile/text/text-date-schemas.ts'

/** A sight or a quarter of a guide, by name. */
export type NamedPoint = { readonly name: string; readonly at: LonLat }

const MAX_POINTS = 60
const MIN_RIVER_METRES = 8
const MAX_RIVER_METRES = 1500

const NameSchema = textOf(2, 34)
const PointSchema = v.pipe(
  PositionSchema,
  v.transform(({ latitude, longitude }): LonLat => [longitude, latitude]),
)

const pointsOf = (min: number) => {
  const expected = `${min} to ${MAX_POINTS} points, each [latitude, longitude] in degrees`
  return v.pipe(v.array(PointSchema, expected), v.minLength(min, expected), v.maxLength(MAX_POINTS, expected))
}
const LineSchema = pointsOf(2)
const RingSchema = pointsOf(3)

const METRES = `a width from ${MIN_RIVER_METRES} to ${MAX_RIVER_METRES} metres`
const WidthSchema = v.pipe(
  v.number(METRES),
  v.minValue(MIN_RIVER_METRES, METRES),
  v.maxValue(MAX_RIVER_METRES, METRES),
)

/** The name, and the name as it is written on signs in another script. */
const named = { name: NameSchema, local: v.optional(textOf(1, 20)) }
const listOf = <Schema extends v.GenericSchema>(schema: Schema, expected: string) =>
  v.optional(v.array(schema, expected), [])
const AREA = 'a ring, or the point of its name (at)'
const AreaSchema = v.pipe(
  v.strictObject({ ...named, ring: v.optional(RingSchema), at: v.optional(PointSchema) }),
  v.check(({ ring, at }) => ring !== undefined || at !== undefined, AREA),
)

const NamesSchema = v.optional(v.array(textOf(2, 60), 'a list of names'), [])
const SubjectSchema = v.optional(textOf(2, 60))
const SUBJECT = 'either line (with order, left, right) or of (with north, south, east, west)'

/** `line` with what lies along it in order, and on its sides in its direction; or `of` with what lies around it. */
const RelationSchema = v.pipe(
  v.strictObject(
    {
      line: SubjectSchema,
      order: NamesSchema,
      left: NamesSchema,
      right: NamesSchema,
      of: SubjectSchema,
      north: NamesSchema,
      south: NamesSchema,
      east: NamesSchema,
      west: NamesSchema,
    },
    'a relation',
  ),
  v.check(({ line, of, order, left, right, north, south, east, west }) => {
    const [ofLine, ofPoint] = [
      [...order, ...left, ...right],
      [...north, ...south, ...east, ...west],
    ]
    return line === undefined
      ? of !== undefined && ofLine.length === 0
      : of === undefined && ofPoint.length === 0
  }, SUBJECT),
)

/** The plan of a town: `content/town-plans/<country>/<place>.yaml` (docs/how-to/draw-a-town-plan.md). */
export const StreetPlanSchema = v.strictObject(
  {
    frame: v.optional(v.strictTuple([PointSchema, PointSchema], 'the south-west and the north-east corner')),
    language: v.optional(
      v.pipe(v.string('a language code such as ja'), v.regex(/^[a-z]{2,3}$/, 'a language code such as ja')),
    ),
    land: listOf(RingSchema, 'rings of land'),
    rivers: listOf(
      v.strictObject({
        ...named,
        width: WidthSchema,
        line: LineSchema,
        isUnnamed: v.optional(v.literal(true)),
      }),
      'rivers with name, width and line',
    ),
    islands: listOf(v.strictObject({ ...named, ring: RingSchema }), 'islands with name and ring'),
    waters: listOf(AreaSchema, 'lakes and basins with name and ring'),
    parks: listOf(AreaSchema, 'parks with name and ring'),
    streets: listOf(
      v.strictObject({ ...named, rank: wordOf(['main', 'side']), line: LineSchema }),
      'streets with name, rank and line',
    ),
    squares: listOf(
      v.strictObject({ ...named, at: PointSchema, ring: v.optional(RingSchema) }),
      'squares with name and at',
    ),
    bridges: listOf(v.strictObject({ ...named, line: LineSchema }), 'bridges with name and line'),
    rails: listOf(LineSchema, 'lines of railways'),
    stops: listOf(
      v.strictObject({
        ...named,
        at: PointSchema,
        kind: wordOf(['station', 'metro', 'tram', 'ferry', 'lift']),
        sign: v.optional(textOf(1, 2)),
      }),
      'stops with name, at and kind',
    ),
    quarters: listOf(v.strictObject({ ...named, at: PointSchema }), 'quarters with name and at'),
    viewpoints: listOf(v.strictObject({ ...named, at: PointSchema }), 'viewpoints with name and at'),
    /** Names along the way from the first sight to the fifth, which precede all other names. */
    way: NamesSchema,
    relations: listOf(RelationSchema, 'relations'),
    checks: TEXT_DATE_FIELDS.checks,
  },
  'a plan with streets, stops and the other lists',
)

export type StreetPlan = v.InferOutput<typeof StreetPlanSchema>
