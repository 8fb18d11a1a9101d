import type { TranslatedTag } from '#isomorphic/words/locale.ts'

/** Name of the shard with the report. */
export const TRANSLATION_REPORT = 'translation-report'

/** Words of one section of a page, and how many of them each language has. */
export type SectionWords = {
  readonly section: string
  readonly words: number
  readonly translated: Readonly<Partial<Record<TranslatedTag, number>>>
}

/** The translation of one page. */
export type PageTranslation = {
  readonly path: string
  /** Whether the place is one of Best in Travel. */
  readonly isRanked: boolean
  readonly sections: readonly SectionWords[]
}

/** How far the content of a build is translated, by page and section. */
export type TranslationReport = {
  readonly pages: readonly PageTranslation[]
  /** English texts that translations still name and that the guide no longer has: their English has changed. */
  readonly stale: Readonly<Partial<Record<TranslatedTag, readonly string[]>>>
}
