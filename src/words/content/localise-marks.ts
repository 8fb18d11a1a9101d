import type { MapMark } from '#src/catalogue/map-types.ts'
import type { LocaliseText } from './create-text-localiser.ts'

/** The positions of labels are computed for the English ones: a longer name may cover another. */
const MAX_GROWTH = 1.15
/** There is more space on open water. */
const MAX_GROWTH_OF_WATER = 1.5

/** Numbers, and names as signs show them: some are also words of English. */
const AS_ON_SIGNS: ReadonlySet<MapMark['role']> = new Set<MapMark['role']>([
  'sight',
  'street',
  'water',
  'park',
  'stop',
])

/** Translations of what AS_ON_SIGNS leaves alone; each returns null for a text that has none. */
export type MarkNames = {
  /** Texts that the place of the map translates in its own way. */
  readonly own: LocaliseText
  readonly waters: LocaliseText
}

/**
 * Translates the labels of a map, as far as there is space. The name of a numbered sight that has none is left out: the
 * key below the map or the list beside it has the number.
 */
export const localiseMarks = (
  marks: readonly MapMark[],
  localiseText: LocaliseText,
  { own, waters }: MarkNames,
): readonly MapMark[] =>
  marks.flatMap((mark) => {
    const { role, label: english, local, ...rest } = mark
    const label =
      own(english) ??
      (role === 'water' ? waters(english) : AS_ON_SIGNS.has(role) ? null : localiseText(english))
    if (label === null || label === english) return [mark]
    // The name in the language may be the local one.
    const localName = local === undefined || local.text === label ? {} : { local }
    const growth = role === 'water' ? MAX_GROWTH_OF_WATER : MAX_GROWTH
    if (label.length <= english.length * growth + 1) return [{ ...rest, role, label, ...localName }]
    return role === 'name' ? [] : [mark]
  })
