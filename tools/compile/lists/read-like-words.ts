import * as v from 'valibot'
import type { LikeWords } from '#isomorphic/where/where-facts.ts'
import { fieldsOf } from '#src/catalogue/schemas/field-schemas.ts'
import { checkSchema } from '#tools/compile/text/check-schema.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import { type ContentFolder, readYamlFile } from '#tools/compile/text/entry-files.ts'
import { listOf } from '#tools/compile/text/guide-schemas.ts'
import { SlugPathSchema } from '#tools/compile/text/schema-parts.ts'

const FILE = 'like-places.yaml'
const MAX_PLACES = 12

const PlacesSchema = listOf(SlugPathSchema, 1, MAX_PLACES, 'places')
const LikeWordsSchema = v.record(
  SlugPathSchema,
  fieldsOf({ first: v.optional(PlacesSchema), never: v.optional(PlacesSchema) }),
  'places by place',
)

export type LikeWordsByPlace = Readonly<Record<string, LikeWords>>

/**
 * Reads `content/like-places.yaml`: which places are named first as being like one, and which never. Reports places that
 * do not exist, and a place that is in both lists or in its own.
 * @returns null when the file cannot be read
 */
export function readLikeWords(
  folder: ContentFolder,
  isKnown: (place: string) => boolean,
  report: ReportError,
): LikeWordsByPlace | null {
  const source = readYamlFile(folder, FILE, report)
  const words = source && checkSchema(LikeWordsSchema, source, report)
  if (source === null || words === null) return null
  for (const [place, { first = [], never = [] }] of Object.entries(words)) {
    const wrong = [
      ...[place, ...first, ...never].filter((one) => !isKnown(one)).map((one) => `there is no place ${one}`),
      ...first
        .filter((one) => never.includes(one) || one === place)
        .map((one) => `${one} cannot be named first`),
    ]
    for (const problem of wrong)
      report({
        file: source.file,
        line: source.lineOf([place]),
        problem,
        expected: 'places such as japan/kyoto',
      })
  }
  return words
}
