import * as v from 'valibot'
import { checkSchema } from '#tools/compile/text/check-schema.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import { textOf } from '#tools/compile/text/schema-parts.ts'
import type { YamlSource } from '#tools/compile/text/yaml-source.ts'
import { checkPlaceKeys } from './check-place-keys.ts'

const Names = v.optional(v.array(textOf(1, 60), 'a list of names'), [])
const NamesAbroadSchema = v.record(
  v.string(),
  v.strictObject({ names: Names, adjectives: Names, inside: Names }, 'names, adjectives, inside'),
  'names by place',
)

/** Foreign names of a place and of places inside it, by its path without `/destinations/`. */
export type NamesAbroad = v.InferOutput<typeof NamesAbroadSchema>

/**
 * Reads `content/names-abroad.yaml`: names for the search only.
 * @param isKnown whether the guide has a place with this path, without `/destinations/`
 */
export function readNamesAbroad(
  source: YamlSource,
  isKnown: (place: string) => boolean,
  report: ReportError,
): NamesAbroad | null {
  const names = checkSchema(NamesAbroadSchema, source, report)
  checkPlaceKeys(Object.keys(names ?? {}), { source, isKnown }, report)
  return names
}
