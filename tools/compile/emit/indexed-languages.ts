import type { TranslatedTag } from '#isomorphic/words/locale.ts'
import type { SitemapRecord } from '#src/catalogue/catalogue-types.ts'

/** The languages besides English in which each page is indexed, by path. */
export type IndexedPages = ReadonlyMap<string, readonly TranslatedTag[]>

/** A list is translated as one page, whose further pages are in the same languages. */
const firstPageOf = (path: string): string => path.replace(/\?page=\d+$/, '')

/** Names the languages of each page of a part of the sitemap. */
export const withIndexedLanguages = ({ pages }: SitemapRecord, indexed: IndexedPages): SitemapRecord => ({
  pages: pages.map((page) => {
    const languages = indexed.get(firstPageOf(page.path)) ?? []
    return languages.length === 0 ? page : { ...page, languages }
  }),
})
