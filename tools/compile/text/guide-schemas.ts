import * as v from 'valibot'
import type { GuideDepth } from '#src/catalogue/catalogue-types.ts'
import { fieldsOf, isPlain, PLAIN_TEXT, textOf, wordOf } from '#src/catalogue/schemas/field-schemas.ts'
import { withTypographicQuotes } from '#src/catalogue/schemas/typographic-text.ts'
import { PositionSchema, SlugPathSchema } from './schema-parts.ts'

const GUIDE_DEPTHS = ['full', 'short'] as const satisfies readonly GuideDepth[]

const TRANSPORT_MODES = ['train', 'road', 'boat', 'air'] as const

/** A list with limits on its length. */
export function listOf<const Item extends v.GenericSchema>(
  item: Item,
  min: number,
  max: number,
  what: string,
) {
  const expected = `${min} to ${max} ${what}`
  return v.pipe(v.array(item, expected), v.minLength(min, expected), v.maxLength(max, expected))
}

/** Number of words as people count them: `tram 28` is two, `day's` is one. */
export const countWordsOf = (text: string): number => (text.match(/[\p{L}\p{N}’'-]+/gu) ?? []).length

/** Plain text without markup, with limits on its number of words; it may have several lines. */
function proseOf(min: number, max: number) {
  const expected = `plain text of ${min} to ${max} words`
  return v.pipe(
    v.string(expected),
    v.check((text) => countWordsOf(text) >= min && countWordsOf(text) <= max, expected),
    v.check(isPlain, PLAIN_TEXT),
    v.transform((text) => withTypographicQuotes(text.trim().replaceAll(/\s+/g, ' '))),
  )
}

const HOURS = 'hours as a number such as 1.5'
const HoursSchema = v.pipe(v.number(HOURS), v.minValue(0.5, HOURS), v.maxValue(12, HOURS))
const DAYS = 'a whole number of days'
const DaysSchema = v.pipe(v.number(DAYS), v.integer(DAYS), v.minValue(1, DAYS), v.maxValue(60, DAYS))
const MONTH = 'a month from 1 to 12'
/** 1 for January. */
export const MonthSchema = v.pipe(
  v.number(MONTH),
  v.integer(MONTH),
  v.minValue(1, MONTH),
  v.maxValue(12, MONTH),
)

const DEGREES = 'a name, a latitude and a longitude'

/** `[name, latitude, longitude]`: a stop of a route. */
const StopSchema = v.pipe(
  v.strictTuple(
    [
      textOf(1, 60),
      v.pipe(v.number(DEGREES), v.minValue(-90, DEGREES), v.maxValue(90, DEGREES)),
      v.pipe(v.number(DEGREES), v.minValue(-180, DEGREES), v.maxValue(180, DEGREES)),
    ],
    DEGREES,
  ),
  v.transform(([name, latitude, longitude]) => ({ name, latitude, longitude })),
)

const FestivalSchema = fieldsOf({
  month: MonthSchema,
  name: textOf(2, 60),
  text: textOf(20, 160),
  /** Days of a feast that moves, as in `content/holidays`: the month is then that of its next days. */
  on: v.optional(textOf(4, 60)),
  /** False where it is no reason to travel in that month: not held every year, in no certain month, or not for visitors. */
  draws: v.optional(v.boolean()),
  /** Whether the place is full then, however few visitors come in other months. */
  fills: v.optional(v.boolean()),
})
const DishSchema = fieldsOf({ dish: textOf(2, 60), what: textOf(14, 140), how: textOf(15, 140) })

const QuarterSchema = fieldsOf({
  name: textOf(2, 60),
  at: PositionSchema,
  character: textOf(15, 160),
  noise: textOf(15, 160),
  transport: textOf(15, 160),
  suits: textOf(15, 160),
})

const WalkSchema = fieldsOf({
  title: textOf(3, 70),
  hours: HoursSchema,
  text: proseOf(55, 130),
  stops: listOf(StopSchema, 5, 9, 'stops in walking order'),
})

const DayTripSchema = fieldsOf({
  name: textOf(2, 60),
  place: v.optional(SlugPathSchema),
  way: textOf(3, 60),
  hours: textOf(1, 40),
  text: textOf(20, 200),
})

const ItinerarySchema = fieldsOf({
  title: textOf(2, 80),
  days: DaysSchema,
  stops: listOf(StopSchema, 3, 10, 'stops in order'),
})

const RegionSchema = fieldsOf({
  name: textOf(2, 60),
  place: v.optional(SlugPathSchema),
  text: textOf(60, 220),
})

const WaySchema = fieldsOf({
  from: textOf(2, 60),
  to: textOf(2, 60),
  by: wordOf(TRANSPORT_MODES),
  hours: textOf(1, 40),
  text: v.optional(textOf(5, 140)),
})

/** What to see at a sight and how to visit it, in addition to the sentence of its list. */
export const SightMoreSchema = v.optional(proseOf(12, 85))

/** The parts of a guide that are lists. Requirements by kind of guide: guide-rules.ts. */
export const GUIDE_FIELDS = {
  depth: wordOf(GUIDE_DEPTHS),
  advisory: v.optional(textOf(60, 240)),
  festivals: v.optional(listOf(FestivalSchema, 2, 10, 'festivals')),
  dishes: v.optional(listOf(DishSchema, 4, 16, 'dishes')),
  quarters: v.optional(listOf(QuarterSchema, 4, 6, 'quarters to sleep in')),
  walks: v.optional(listOf(WalkSchema, 2, 2, 'walks')),
  dayTrips: v.optional(listOf(DayTripSchema, 3, 5, 'day trips')),
  itineraries: v.optional(listOf(ItinerarySchema, 3, 3, 'itineraries')),
  regions: v.optional(listOf(RegionSchema, 4, 8, 'regions at a glance')),
  ways: v.optional(listOf(WaySchema, 5, 10, 'ways between places')),
}

export type Festival = v.InferOutput<typeof FestivalSchema> & {
  /** Further months of a feast that moves. */
  readonly alsoIn?: readonly number[]
  /** First and last day in the year of the build and the two after it, of a feast that moves. */
  readonly spans?: readonly (readonly [first: string, last: string])[]
}
/** All months in which a festival falls, 1 for January. */
export const monthsOfFeast = ({
  month,
  alsoIn = [],
}: Pick<Festival, 'month' | 'alsoIn'>): readonly number[] => [month, ...alsoIn]

export type Dish = v.InferOutput<typeof DishSchema>
export type Quarter = v.InferOutput<typeof QuarterSchema>
export type Walk = v.InferOutput<typeof WalkSchema>
export type DayTrip = v.InferOutput<typeof DayTripSchema>
export type Itinerary = v.InferOutput<typeof ItinerarySchema>
export type GuideRegion = v.InferOutput<typeof RegionSchema>
export type TransportLink = v.InferOutput<typeof WaySchema>
export type Stop = v.InferOutput<typeof StopSchema>
