import type { MapMark } from '#src/catalogue/map-types.ts'

/** A label that states the distance of a sight beyond the edge, and not its name. */
const DISTANCE = /^[\d.,\s]+\p{L}{1,3}$/u

/** A number of the map, with the name of its sight. */
export type NumberedName = { readonly number: string; readonly name: string }

/**
 * The sights whose number has no name beside it on a phone, in order: a key below the map names them, so that no number
 * stands alone.
 * @param names names of the sights; the first has the number 1
 */
export function unnamedNumbers(marks: readonly MapMark[], names: readonly string[]): readonly NumberedName[] {
  const onPhones = marks.filter(({ isMinor }) => !isMinor)
  const labels = onPhones.filter(({ role, label }) => role === 'name' && !DISTANCE.test(label))
  return onPhones.flatMap(({ role, label: number, x, y }) => {
    const name = role === 'sight' ? names[Number(number) - 1] : undefined
    const isNamed = labels.some((other) => other.x === x && other.y === y)
    return name === undefined || isNamed ? [] : [{ number, name }]
  })
}
