import * as v from 'valibot'
import { PhotographSchema } from '#src/catalogue/photographs/photograph-schema.ts'
import { fieldsOf, sentenceOf, textOf, wordOf } from '#src/catalogue/schemas/field-schemas.ts'
import { TRAVEL_TOPICS } from '#src/catalogue/travel-topic.ts'
import { listOf } from '#tools/compile/text/guide-schemas.ts'
import { PosterLightSchema, PosterTouchesSchema } from '#tools/compile/text/poster-field-schemas.ts'
import { DateSchema, DraftSchema, PositionSchema, SlugPathSchema } from '#tools/compile/text/schema-parts.ts'
import { TEXT_DATE_FIELDS } from '#tools/compile/text/text-date-schemas.ts'

const FactSchema = fieldsOf({ label: textOf(2, 24), value: textOf(1, 80) })
const StopSchema = fieldsOf({ name: textOf(2, 40), at: PositionSchema })

/** A poster between two sections of a story: `after` is the heading of the section that it closes. */
function plateSchemaOf(scenes: readonly string[]) {
  return fieldsOf({
    scene: wordOf(scenes),
    caption: textOf(5, 80),
    alt: sentenceOf(20, 160),
    after: textOf(2, 80),
  })
}

/** A story in a few steps, or along its route, as ordered text. */
const DiagramSchema = fieldsOf({
  kind: wordOf(['steps', 'route']),
  title: textOf(3, 60),
  caption: textOf(10, 120),
  items: listOf(fieldsOf({ label: textOf(2, 40), text: textOf(5, 140) }), 3, 12, 'items in order'),
})

export type DiagramFields = v.InferOutput<typeof DiagramSchema>

/** Front matter of a file in `content/articles`. `scenes`: names of the poster engine's scenes. */
export function articleSchemaOf(scenes: readonly string[]) {
  return fieldsOf({
    title: v.pipe(textOf(20, 70), v.regex(/[^.]$/, 'a headline without a full stop')),
    topic: wordOf(TRAVEL_TOPICS),
    summary: sentenceOf(60, 170),
    published: DateSchema,
    ...TEXT_DATE_FIELDS,
    poster: fieldsOf({
      scene: wordOf(scenes),
      light: PosterLightSchema,
      shows: PosterTouchesSchema,
      caption: textOf(2, 34),
    }),
    places: listOf(SlugPathSchema, 2, 8, 'places'),
    facts: listOf(FactSchema, 3, 5, 'facts'),
    route: v.optional(listOf(StopSchema, 4, 9, 'stops')),
    plates: v.optional(listOf(plateSchemaOf(scenes), 1, 4, 'plates')),
    diagram: v.optional(DiagramSchema),
    photo: v.optional(PhotographSchema),
    draft: DraftSchema,
  })
}

export type ArticleFields = v.InferOutput<ReturnType<typeof articleSchemaOf>>
