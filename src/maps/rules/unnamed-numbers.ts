import type { MapMark } from '#src/catalogue/map-types.ts'

/** A label that states the distance of a sight beyond the edge, and not its name. */
const DISTANCE = /^[\d.,\s]+\p{L}{1,3}$/u

/** A number of the map, with the name of its sight and how far beyond the edge it is. */
export type NumberedName = {
  readonly number: string
  readonly name: string
  /** The layouts in which the number has no name beside it; `small` is a phone whose map shows no names at all. */
  readonly on: 'small' | 'phone' | 'wide' | 'both'
}

type Layout = readonly MapMark[]

const hasName = (layout: Layout, { x, y }: MapMark): boolean =>
  layout.some(
    (other) => other.role === 'name' && other.x === x && other.y === y && !DISTANCE.test(other.label),
  )

/** @param isTown whether the smallest maps show names, too: those of a town are placed for it */
function layoutsWithout(onPhone: boolean, onWide: boolean, isTown: boolean): NumberedName['on'] | null {
  if (!onWide) return onPhone && isTown ? 'wide' : 'both'
  if (!onPhone) return 'phone'
  return isTown ? null : 'small'
}

/**
 * The sights whose number has no name beside it on a phone or on a wide map, in order: a key below the map names them,
 * so that no number stands alone.
 * @param names names of the sights; the first has the number 1
 */
export function unnamedNumbers(
  marks: readonly MapMark[],
  names: readonly string[],
  isTown: boolean,
): readonly NumberedName[] {
  const phone = marks.filter(({ isMinor }) => !isMinor)
  const wide = marks.filter(({ isForPhone }) => isForPhone !== true)
  return phone.flatMap((mark): readonly NumberedName[] => {
    const name = mark.role === 'sight' ? names[Number(mark.label) - 1] : undefined
    const on = layoutsWithout(hasName(phone, mark), hasName(wide, mark), isTown)
    if (name === undefined || on === null) return []
    const far = mark.distance?.replace(' ', '\u00a0')
    const full = far === undefined ? name : `${name}, ${far}`
    return [{ number: mark.label, name: full, on }]
  })
}
