/**
 * What varies in a text: anything for `{}`; for `{!}` what has a translation itself, so that no text is translated by half;
 * a number for `{#}`, so that `Fire {#}` does not match a sentence; days of a month for `{days}`.
 */
export const SLOT = /(\{(?:#|!|days)?\})/
const SLOT_PATTERNS: Readonly<Record<string, string>> = {
  '{}': '(.+?)',
  '{!}': '(.+?)',
  '{days}': '(\\d[\\d,into ]*)',
  '{#}': '([+−–-]?[\\d½¼¾][\\d\\s.,:/½¼¾+−–-]*)',
}

/** A text with slots and its translation. */
export type Template = {
  /** What a text starts and ends with: compared first, because most texts match no pattern. */
  readonly start: string
  readonly end: string
  /** The longest part between slots, which a text with slots at both ends contains. */
  readonly middle: string
  readonly pattern: RegExp
  readonly slots: readonly string[]
  readonly text: string
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Reads a text with slots and its translation. */
export function toTemplate([english, text]: readonly [string, string]): Template {
  const parts = english.split(SLOT)
  const pattern = new RegExp(`^${parts.map((part) => SLOT_PATTERNS[part] ?? escapePattern(part)).join('')}$`)
  const [start = '', end = ''] = [parts[0], parts.at(-1)]
  const literals = parts.filter((part) => SLOT_PATTERNS[part] === undefined)
  const [middle = ''] = literals.toSorted((one, other) => other.length - one.length)
  const slots = parts.filter((part) => part in SLOT_PATTERNS)
  return { start, end, middle, pattern, slots, text }
}

/** Returns the templates that may match a text, in their order: few of them begin and end as it does. */
export function createTemplateIndex(templates: readonly Template[]): (text: string) => readonly Template[] {
  const byEnds = new Map<string, readonly Template[]>()
  return (text) => {
    const [first, last] = [text.charAt(0), text.charAt(text.length - 1)]
    const known = byEnds.get(first + last)
    if (known !== undefined) return known
    const candidates = templates.filter(
      ({ start, end }) =>
        (start === '' || start.charAt(0) === first) && (end === '' || end.charAt(end.length - 1) === last),
    )
    byEnds.set(first + last, candidates)
    return candidates
  }
}

/** Replaces the slots of a text in their order. */
export function fillSlots(text: string, values: readonly string[]): string {
  // Every second part is a slot.
  const parts = text.split(SLOT)
  return parts.map((part, index) => (index % 2 === 0 ? part : (values[(index - 1) / 2] ?? ''))).join('')
}
