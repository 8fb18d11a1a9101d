import type { MapMark } from '#src/catalogue/map-types.ts'
import type { LocaliseText } from './create-text-localiser.ts'

/** The positions of labels are computed for the English ones: a longer name may cover another. */
const MAX_GROWTH = 1.15
/** There is more space on open water. */
const MAX_GROWTH_OF_WATER = 1.5

/** Numbers, and names as signs show them: some are also words of English. A place can have names of its own for these. */
const AS_ON_SIGNS: ReadonlySet<MapMark['role']> = new Set<MapMark['role']>([
  'sight',
  'street',
  'water',
  'park',
  'stop',
])

/**
 * Translates the labels of a map, as far as there is space. The name of a numbered sight that has none is left out: the
 * key below the map or the list beside it has the number.
 * @param own the translation of texts that the place of the map translates in its own way
 */
export const localiseMarks = (
  marks: readonly MapMark[],
  localiseText: LocaliseText,
  own: LocaliseText = () => null,
): readonly MapMark[] =>
  marks.flatMap((mark) => {
    const label = own(mark.label) ?? (AS_ON_SIGNS.has(mark.role) ? null : localiseText(mark.label))
    if (label === null || label === mark.label) return [mark]
    const growth = mark.role === 'water' ? MAX_GROWTH_OF_WATER : MAX_GROWTH
    if (label.length <= mark.label.length * growth + 1) return [{ ...mark, label }]
    return mark.role === 'name' ? [] : [mark]
  })
