import type { MapMark } from '#src/catalogue/map-types.ts'
import type { LocaliseText } from './create-text-localiser.ts'
import { AS_ON_SIGNS } from './localise-marks.ts'

/**
 * Translates the names of a town's plan from the first sight to the fifth as the map above them does: squares, gates and
 * bridges have a name in the language; streets and stops keep that of their signs, unless the place has its own.
 */
export function localiseWay(
  way: readonly string[],
  marks: readonly MapMark[],
  localiseText: LocaliseText,
  own: LocaliseText,
): readonly string[] {
  const rolesOf = Map.groupBy(marks, ({ label }) => label)
  return way.map((name) => {
    const isOnSigns = rolesOf.get(name)?.every(({ role }) => AS_ON_SIGNS.has(role)) ?? false
    return own(name) ?? (isOnSigns ? null : localiseText(name)) ?? name
  })
}
