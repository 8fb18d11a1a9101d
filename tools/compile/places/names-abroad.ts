import * as v from 'valibot'
import { textOf } from '#src/catalogue/schemas/field-schemas.ts'
import { checkPlaceKeys } from '#tools/compile/text/check-place-keys.ts'
import { checkSchema } from '#tools/compile/text/check-schema.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { YamlSource } from '#tools/compile/text/yaml-source.ts'

const Names = v.optional(v.array(textOf(1, 60), 'a list of names'), [])
const NamesAbroadSchema = v.record(
  v.string(),
  v.strictObject({ names: Names, adjectives: Names, inside: Names }, 'names, adjectives, inside'),
  'names by place',
)

/** Foreign names of a place and of places inside it, by its path without `/destinations/`. */
export type NamesAbroad = v.InferOutput<typeof NamesAbroadSchema>

/** What the file is compared with. Places are paths without `/destinations/`. */
type KnownPlaces = {
  /** Whether the guide has a place with this path. */
  readonly isKnown: (place: string) => boolean
  /** Names of a place in the languages of the site, which the search has already. */
  readonly translatedNamesOf: (place: string) => readonly string[]
}

/** Reads `content/names-abroad.yaml`: names for the search only, none of which the site's languages have. */
export function readNamesAbroad(
  source: YamlSource,
  { isKnown, translatedNamesOf }: KnownPlaces,
  report: ReportError,
): NamesAbroad | null {
  const all = checkSchema(NamesAbroadSchema, source, report)
  checkPlaceKeys(Object.keys(all ?? {}), { source, isKnown }, report)
  for (const [place, { names }] of Object.entries(all ?? {})) {
    const translated = translatedNamesOf(place)
    for (const name of names.filter((each) => translated.includes(each))) {
      const problem = `"${name}" is a name of ${place} in content/languages`
      report({ file: source.file, line: source.lineOf([place]), problem, expected: 'each name once' })
    }
  }
  return all
}
