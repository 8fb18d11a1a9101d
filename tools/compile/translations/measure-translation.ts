import type { TranslatedTag } from '#isomorphic/words/locale.ts'
import type { SectionWords } from '#src/admin/languages/translation-report.ts'
import type { LocaliseText } from '#src/words/content/create-text-localiser.ts'
import type { LanguageCompiler } from './language-compiler.ts'
import { countTextWords, type PageText } from './list-texts.ts'

/** A page is indexed in a language from this share of its words (docs/adr/0055). */
const MIN_SHARE = 0.8

/** Counts the words of a text that a language has; a sentence may be translated in parts. */
function translatedWords({ text, parts = [] }: PageText, localise: LocaliseText): number {
  if (localise(text) !== null) return countTextWords(text)
  return parts.reduce((total, part) => total + (localise(part) === null ? 0 : countTextWords(part)), 0)
}

/** Counts the words of a page by section, and those that each language has translated. */
export function measureTranslation(
  texts: readonly PageText[],
  languages: readonly Pick<LanguageCompiler, 'tag' | 'localiseText'>[],
): readonly SectionWords[] {
  const bySection = Map.groupBy(texts, ({ section }) => section)
  return [...bySection].map(([section, inSection]) => {
    const sum = (wordsOf: (text: PageText) => number): number =>
      inSection.reduce((total, text) => total + wordsOf(text), 0)
    return {
      section,
      words: sum(({ text }) => countTextWords(text)),
      translated: Object.fromEntries(
        languages
          .map(({ tag, localiseText }) => [tag, sum((text) => translatedWords(text, localiseText))] as const)
          .filter(([, done]) => done > 0),
      ),
    }
  })
}

/** The languages that have at least 80 % of the words of a page. */
export function indexedLanguagesOf(
  sections: readonly SectionWords[],
  languages: readonly Pick<LanguageCompiler, 'tag'>[],
): readonly TranslatedTag[] {
  const total = sections.reduce((sum, { words }) => sum + words, 0)
  return languages
    .map(({ tag }) => tag)
    .filter((tag) => {
      const done = sections.reduce((sum, { translated }) => sum + (translated[tag] ?? 0), 0)
      return total > 0 && done >= total * MIN_SHARE
    })
}
