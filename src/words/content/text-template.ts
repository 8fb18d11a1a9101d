/**
 * What varies in a text: anything for `{}`; for `{!}` what has a translation itself, so that no text is translated by half;
 * a number for `{#}`, so that `Fire {#}` does not match a sentence; days of a month for `{days}`; names for `{names}`, each
 * of which is translated or stays; for `{place}` places that have a translation or need none (place-text.ts).
 */
export const SLOT = /(\{(?:#|!|days|names|place)?\})/
const SLOT_PATTERNS: Readonly<Record<string, string>> = {
  '{}': '(.+?)',
  '{!}': '(.+?)',
  '{names}': '(.+?)',
  '{place}': '(.+?)',
  '{days}': '(\\d[\\d,intosrdh ]*)',
  '{#}': '([+−–-]?[\\d½¼¾][\\d\\s.,:/½¼¾+−–-]*)',
}

/** An English text with slots, as it is compared with texts. */
type Template = {
  readonly english: string
  /** What a text starts and ends with: compared first, because most texts match no pattern. */
  readonly start: string
  readonly end: string
  /** The longest part between slots, which a text with slots at both ends contains. */
  readonly middle: string
  readonly pattern: RegExp
  readonly slots: readonly string[]
}

/** A text with slots that a text matches, the kinds of its slots, and what stands in them. */
export type TemplateMatch = Pick<Template, 'english' | 'slots'> & { readonly values: readonly string[] }

/** Finds the texts with slots that a text matches, the most specific first. */
export type MatchTemplates = (text: string) => readonly TemplateMatch[]

/** Letters of the start or end by which templates are looked up. */
const INDEXED_LENGTH = 4
const NONE: readonly TemplateMatch[] = []

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function toTemplate(english: string): Template {
  const parts = english.split(SLOT)
  const pattern = new RegExp(`^${parts.map((part) => SLOT_PATTERNS[part] ?? escapePattern(part)).join('')}$`)
  const [start = '', end = ''] = [parts[0], parts.at(-1)]
  const literals = parts.filter((part) => SLOT_PATTERNS[part] === undefined)
  const [middle = ''] = literals.toSorted((one, other) => other.length - one.length)
  const slots = parts.filter((part) => part in SLOT_PATTERNS)
  return { english, start, end, middle, pattern, slots }
}

function match(template: Template, text: string): TemplateMatch | null {
  const { english, start, end, middle, pattern, slots } = template
  if (!text.startsWith(start) || !text.endsWith(end) || !text.includes(middle)) return null
  const [matched, ...values] = pattern.exec(text) ?? []
  return matched === undefined ? null : { english, slots, values }
}

/** @param texts English texts; those without slots are left out */
export function createTemplateMatcher(texts: Iterable<string>): MatchTemplates {
  // The most specific first.
  const english = [...new Set(texts)]
    .filter((text) => SLOT.test(text))
    .toSorted((one, other) => other.length - one.length)
  const rank = new Map(english.map((text, index) => [text, index]))
  const rankOf = ({ english: text }: TemplateMatch): number => rank.get(text) ?? 0
  const templates = english.map(toTemplate)
  const startOf = (text: string): string => text.slice(0, INDEXED_LENGTH)
  const endOf = (text: string): string => text.slice(-INDEXED_LENGTH)
  const isIndexed = (text: string): boolean => text.length >= INDEXED_LENGTH
  const [byStart, others] = [
    Map.groupBy(
      templates.filter(({ start }) => isIndexed(start)),
      ({ start }) => startOf(start),
    ),
    templates.filter(({ start }) => !isIndexed(start)),
  ]
  const byEnd = Map.groupBy(
    others.filter(({ end }) => isIndexed(end)),
    ({ end }) => endOf(end),
  )
  const rest = others.filter(({ end }) => !isIndexed(end))
  return (text) => {
    const found: TemplateMatch[] = []
    for (const candidates of [byStart.get(startOf(text)), byEnd.get(endOf(text)), rest])
      for (const template of candidates ?? []) {
        const matched = match(template, text)
        if (matched !== null) found.push(matched)
      }
    return found.length === 0 ? NONE : found.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}

/** Replaces the slots of a text in their order. */
export function fillSlots(text: string, values: readonly string[]): string {
  // Every second part is a slot.
  const parts = text.split(SLOT)
  return parts.map((part, index) => (index % 2 === 0 ? part : (values[(index - 1) / 2] ?? ''))).join('')
}
