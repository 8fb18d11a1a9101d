import type { MapMark } from '#src/catalogue/map-types.ts'
import type { LocaliseText } from './create-text-localiser.ts'

/** The positions of labels are computed for the English ones: a longer name may cover another. */
const MAX_GROWTH = 1.15

/** Numbers, and names as signs show them: some are also words of English. */
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
 */
export const localiseMarks = (marks: readonly MapMark[], localiseText: LocaliseText): readonly MapMark[] =>
  marks.flatMap((mark) => {
    const label = AS_ON_SIGNS.has(mark.role) ? null : localiseText(mark.label)
    if (label === null || label === mark.label) return [mark]
    if (label.length <= mark.label.length * MAX_GROWTH + 1) return [{ ...mark, label }]
    return mark.role === 'name' ? [] : [mark]
  })
