import * as v from 'valibot'
import { fieldsOf, sentenceOf, textOf, wordOf } from '#src/catalogue/schemas/field-schemas.ts'
import { TRAVEL_TOPICS } from '#src/catalogue/travel-topic.ts'
import { listOf } from '#tools/compile/text/guide-schemas.ts'
import { SlugPathSchema } from '#tools/compile/text/schema-parts.ts'
import { TEXT_DATE_FIELDS } from '#tools/compile/text/text-date-schemas.ts'

/** `content/topics.yaml`: the eleven topics in the order of their overview. */
export function topicsSchemaOf(scenes: readonly string[]) {
  return v.array(
    fieldsOf({
      slug: wordOf(TRAVEL_TOPICS),
      name: textOf(4, 24),
      summary: sentenceOf(40, 170),
      introduction: v.string('Markdown of 40 to 120 words'),
      scene: wordOf(scenes),
    }),
    'a list of topics',
  )
}

/** Front matter of a file in `content/pages`; its folders and name form the path. */
export const TextPageSchema = fieldsOf({
  title: textOf(4, 60),
  summary: sentenceOf(40, 170),
  ...TEXT_DATE_FIELDS,
})

export type TextPageFields = v.InferOutput<typeof TextPageSchema>

/** Front matter of a file in `content/campaigns`. */
export const CampaignSchema = fieldsOf({
  title: textOf(4, 60),
  summary: sentenceOf(40, 170),
  topics: v.array(wordOf(TRAVEL_TOPICS), 'a list of topics'),
  places: listOf(fieldsOf({ place: SlugPathSchema, when: textOf(3, 40) }), 4, 24, 'places'),
})

export type CampaignFields = v.InferOutput<typeof CampaignSchema>
