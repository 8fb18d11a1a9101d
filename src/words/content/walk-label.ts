import type { LocaliseText } from './create-text-localiser.ts'

/** The start of the label of a walk's map, before the names of its stops (tools/compile/maps/routes/draw-route.ts). */
const WALK = 'The way: '
const BETWEEN_NAMES = ', '
/** What stands for the names while the rest of the label is translated. */
const NAMES = '…'
/** What separates the label from the names, in French with a space before it. */
const SEPARATOR = /\s*:\s*$/

/**
 * Translates the label of a walk's map with the names of the list beside it. An attribute has one language: where names
 * stay English, which the list marks, the label leaves them to the list.
 * @returns null for any other text
 */
export function localiseWalkLabel(
  text: string,
  own: LocaliseText,
  localiseText: LocaliseText,
): string | null {
  if (!text.startsWith(WALK)) return null
  const label = localiseText(WALK + NAMES)
  if (label === null) return null
  const names = text
    .slice(WALK.length)
    .split(BETWEEN_NAMES)
    .map((name) => own(name) ?? localiseText(name))
  return names.includes(null)
    ? label.replace(NAMES, '').replace(SEPARATOR, '')
    : label.replace(NAMES, () => names.join(BETWEEN_NAMES))
}
