import type { TranslationReport } from '#src/admin/languages/translation-report.ts'
import { withoutPlace } from '#src/words/content/own-texts.ts'
import { SLOT } from '#src/words/content/text-template.ts'
import type { LanguageCompiler } from './language-compiler.ts'

/** Shorter texts are labels, also of parts that only some pages or settings show. */
const MIN_LENGTH = 30

/**
 * Lists the translated texts that no page has any more, by language: their English has changed.
 * @param read every text of the pages
 */
export function staleTexts(
  compilers: readonly Pick<LanguageCompiler, 'tag' | 'englishTexts'>[],
  read: ReadonlySet<string>,
): TranslationReport['stale'] {
  const stale = compilers.map(({ tag, englishTexts }) => {
    const isStale = (text: string): boolean =>
      withoutPlace(text).length >= MIN_LENGTH && !SLOT.test(text) && !read.has(withoutPlace(text))
    return [tag, englishTexts.filter(isStale)] as const
  })
  return Object.fromEntries(stale.filter(([, texts]) => texts.length > 0))
}
