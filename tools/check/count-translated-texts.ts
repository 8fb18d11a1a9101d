import type { LocaliseText } from '#src/words/content/create-text-localiser.ts'
import { listTexts } from '#tools/compile/translations/list-texts.ts'
import type { PageShard } from './read-page-shards.ts'

/** How many distinct texts of a kind a language has. */
export type TranslatedTexts = { readonly kind: string; readonly texts: number; readonly translated: number }

type Fields = Readonly<Record<string, unknown>>

/** Shards whose records stand by slug; a record of a place may be the first of a list. */
const BY_SLUG = /^(?:place-|article-\d)/
/** Outlines of countries are drawings. */
const WITHOUT_TEXT = /^country-shapes/
const ALTERNATIVE_TEXT = 'alt'
const DESCRIPTIONS = 'poster-descriptions'

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function recordsOf({ name, content }: PageShard): readonly Fields[] {
  if (WITHOUT_TEXT.test(name)) return []
  const records = BY_SLUG.test(name) && isFields(content) ? Object.values(content).flat(1) : [content].flat(1)
  return records.filter(isFields)
}

/** Sections of guides are kinds of their own; other pages are one kind, by the first word of their shard's name. */
const kindOf = (shard: string, section: string): string =>
  shard.startsWith('place-') ? section : (/^[a-z]+/.exec(shard)?.[0] ?? shard)

function descriptionsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(descriptionsIn)
  if (!isFields(value)) return []
  return Object.entries(value).flatMap(([field, inner]) =>
    field === ALTERNATIVE_TEXT && typeof inner === 'string' ? [inner] : descriptionsIn(inner),
  )
}

/**
 * Counts the distinct texts of the pages by kind, and those that have a translation: what lacks most comes first.
 * @param localise the translation of a text, or null where there is none
 */
export function countTranslatedTexts(
  shards: readonly PageShard[],
  localise: LocaliseText,
): readonly TranslatedTexts[] {
  const kinds = new Map<string, Set<string>>()
  const add = (kind: string, text: string): void => {
    const texts = kinds.get(kind) ?? new Set()
    kinds.set(kind, texts.add(text))
  }
  for (const shard of shards)
    for (const record of recordsOf(shard)) {
      for (const { section, text } of listTexts(record, shard.name)) add(kindOf(shard.name, section), text)
      for (const description of descriptionsIn(record)) add(DESCRIPTIONS, description)
    }
  const missingOf = ({ texts, translated }: TranslatedTexts): number => texts - translated
  return [...kinds]
    .map(([kind, texts]) => ({
      kind,
      texts: texts.size,
      translated: [...texts].filter((text) => localise(text) !== null).length,
    }))
    .toSorted((one, other) => missingOf(other) - missingOf(one))
}
