import * as v from 'valibot'
import { checkPlaceKeys } from '#tools/compile/text/check-place-keys.ts'
import { checkSchema } from '#tools/compile/text/check-schema.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import { PositionSchema, SlugPathSchema } from '#tools/compile/text/schema-parts.ts'
import type { YamlSource } from '#tools/compile/text/yaml-source.ts'

const POINT = '[latitude, longitude], or the page that is meant, such as ecuador/galapagos'
const TravelPointsSchema = v.record(
  v.string(),
  v.record(v.string(), v.union([PositionSchema, SlugPathSchema], POINT), 'points by name'),
  'points by country',
)

/** Points without a page by country and by name as written, or the page that is meant. */
export type TravelPoints = v.InferOutput<typeof TravelPointsSchema>

/**
 * Reads `content/travel-points.yaml`.
 * @param isKnown whether the guide has a place with this path, without `/destinations/`
 */
export function readTravelPoints(
  source: YamlSource,
  isKnown: (place: string) => boolean,
  report: ReportError,
): TravelPoints | null {
  const points = checkSchema(TravelPointsSchema, source, report)
  checkPlaceKeys(Object.keys(points ?? {}), { source, isKnown }, report)
  return points
}
