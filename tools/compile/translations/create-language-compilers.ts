import { TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'
import { createContentLocaliser } from '#src/words/content/create-content-localiser.ts'
import { createUncachedLocaliser, type LocaliseText } from '#src/words/content/create-text-localiser.ts'
import type { LanguageContent } from '#src/words/content/language-content.ts'
import type { LanguageParts } from '#tools/compile/parts/load-compiled-parts.ts'
import type { LanguageCompiler } from './language-compiler.ts'
import { createMarkupLocaliser } from './markup-localiser.ts'
import { createTextTable } from './text-table.ts'

/** The content of each language, compiled. */
export type LanguageContents = Readonly<Record<(typeof TRANSLATED_TAGS)[number], LanguageContent>>

const isEmpty = ({ names, texts }: LanguageContent): boolean =>
  Object.keys(names).length + Object.keys(texts).length === 0

/** Creates the compilers of the languages with content of their own; pages of the others are English. */
export function createLanguageCompilers(
  contents: LanguageContents,
  parts: Pick<LanguageParts, 'inLanguage'>,
): Promise<readonly LanguageCompiler[]> {
  const tags = TRANSLATED_TAGS.filter((tag) => !isEmpty(contents[tag]))
  const rowOf = createTextTable(tags.map((tag) => createUncachedLocaliser(tag, contents[tag])))
  const localiseMarkup = createMarkupLocaliser()
  return Promise.all(
    tags.map(async (tag, index): Promise<LanguageCompiler> => {
      const localiseText: LocaliseText = (text) => rowOf(text)[index] ?? null
      const content = createContentLocaliser(tag, contents[tag], localiseText, (html) =>
        localiseMarkup(html, localiseText),
      )
      const englishTexts = Object.keys(contents[tag].texts)
      return { tag, localiseText, englishTexts, content, parts: await parts.inLanguage(tag, content) }
    }),
  )
}
