import type { TranslatedTag } from '#isomorphic/words/locale.ts'
import type { SitemapRecord } from '#src/catalogue/catalogue-types.ts'

/** The languages besides English in which each page is indexed, by path. */
export type IndexedPages = ReadonlyMap<string, readonly TranslatedTag[]>

/** Names the languages of each page of a part of the sitemap. */
export const withIndexedLanguages = ({ pages }: SitemapRecord, indexed: IndexedPages): SitemapRecord => ({
  pages: pages.map((page) => {
    const languages = indexed.get(page.path) ?? []
    return languages.length === 0 ? page : { ...page, languages }
  }),
})
