import type { GuideMap, MapMark } from '#src/catalogue/map-types.ts'
import { createLabelPlacer } from '#src/maps/labels/create-label-placer.ts'
import { labelWidth } from '#src/maps/labels/label-width.ts'
import type { LocaliseText } from './create-text-localiser.ts'

/** Numbers, and names as signs show them: some are also words of English. */
export const AS_ON_SIGNS: ReadonlySet<MapMark['role']> = new Set<MapMark['role']>([
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
  /** Short names of countries, for maps only. */
  readonly lands: LocaliseText
}

/** A mark in English, and its label in the language when that differs. */
type Translated = { readonly mark: MapMark; readonly label: string | null }

/** The mark with a label that needs no more space than the English one; its name in the language may be the local one. */
function withLabel({ local, ...mark }: MapMark, label: string): MapMark {
  return { ...mark, label, ...(local !== undefined && local.text !== label && { local }) }
}

/** A label stands alone: `golfe d’Alaska` in a sentence is `Golfe d’Alaska` on a map. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const isLonger = ({ mark, label }: Translated): boolean =>
  label !== null && labelWidth(label, 1) > labelWidth(mark.label, 1)

/** Names that others on the page replace: the key below the map or the list beside it, and the maps of neighbours. */
const isOptional = ({ role }: MapMark): boolean => role === 'name' || role === 'land'

/**
 * Translates the labels of a map. Their positions were computed for the English ones, so a longer one is placed again;
 * where it has no space it stays English, and the name of a numbered sight or of a neighbour is left out.
 */
export function localiseMarks(
  { marks, controls }: Pick<GuideMap, 'marks' | 'controls'>,
  localiseText: LocaliseText,
  { own, waters, lands }: MarkNames,
): readonly MapMark[] {
  const labelOf = ({ role, label: english }: MapMark): string | null => {
    const name = role === 'water' ? waters(english) : role === 'land' ? lands(english) : null
    const label = own(english) ?? name ?? (AS_ON_SIGNS.has(role) ? null : localiseText(english))
    return label === null || label === english ? null : capital(label)
  }
  const translated = marks.map((mark): Translated => ({ mark, label: labelOf(mark) }))
  const shown = translated.map((each): readonly MapMark[] =>
    each.label === null || isLonger(each) ? [each.mark] : [withLabel(each.mark, each.label)],
  )
  const placeLabel = createLabelPlacer({ marks, controls })
  translated.forEach((each, index) => {
    const { mark, label } = each
    if (label === null || !isLonger(each)) return
    const others = shown.filter((_, other) => other !== index).flat()
    const present = { ...withLabel(mark, label), label: mark.label }
    shown[index] = placeLabel(present, label, others) ?? (isOptional(mark) ? [] : [mark])
  })
  return shown.flat()
}
