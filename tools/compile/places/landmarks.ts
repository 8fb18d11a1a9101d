import * as v from 'valibot'
import { textOf } from '#src/catalogue/schemas/field-schemas.ts'
import { checkPlaceKeys } from '#tools/compile/text/check-place-keys.ts'
import { checkSchema } from '#tools/compile/text/check-schema.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { YamlSource } from '#tools/compile/text/yaml-source.ts'

/** Names by the path of a place without `/destinations/`. */
export type Landmarks = Readonly<Record<string, readonly string[]>>

const LandmarksSchema = v.record(
  v.string(),
  v.array(textOf(2, 60), 'a list of names'),
  'lists of names by place',
)

/**
 * Reads `content/landmarks.yaml`: well-known names without a page, by the page they lead to.
 * @param isKnown whether the guide has a place with this path, without `/destinations/`
 */
export function readLandmarks(
  source: YamlSource,
  isKnown: (place: string) => boolean,
  report: ReportError,
): Landmarks | null {
  const landmarks = checkSchema(LandmarksSchema, source, report)
  checkPlaceKeys(Object.keys(landmarks ?? {}), { source, isKnown }, report)
  return landmarks
}
