import { TRANSLATED_TAGS, type TranslatedTag } from '#isomorphic/words/locale.ts'
import { importWords } from '#src/words/import-words.ts'

/** Numbers of the catalogues of the interface that each language has, and that any has. */
export type CatalogueCounts = {
  readonly total: number
  readonly translated: Readonly<Record<TranslatedTag, number>>
}

/** Counts the catalogues of the interface in this build. */
export async function countCatalogues(): Promise<CatalogueCounts> {
  const all = await Promise.all(
    TRANSLATED_TAGS.map(async (tag) => [tag, Object.keys(await importWords(tag))] as const),
  )
  return {
    total: new Set(all.flatMap(([, ids]) => ids)).size,
    translated: Object.fromEntries(all.map(([tag, ids]) => [tag, ids.length])) as Record<
      TranslatedTag,
      number
    >,
  }
}
