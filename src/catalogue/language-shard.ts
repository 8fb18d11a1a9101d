import type { TranslatedTag } from '#isomorphic/words/locale.ts'

/** Shards with text for pages; others are indexes and drawings, the same in every language. */
const PAGE_SHARD =
  /^(?:place|continent|home|places|best|topic|article|country|countries|dates|text|campaign|site)/

/** Whether the records of a shard have text that is translated. */
export const isPageShard = (name: string): boolean => PAGE_SHARD.test(name)

/** The name of the same shard in a language. */
export const languageShard = (tag: TranslatedTag, name: string): string => `${tag}/${name}`

/** Part of the record of a page, compiled with it. */
export type IndexedLanguages = {
  /** Languages besides English that have at least 80 % of the words of the page; absent: none. */
  readonly languages?: readonly TranslatedTag[]
}
