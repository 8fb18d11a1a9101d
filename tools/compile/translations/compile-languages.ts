import { TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'
import { pathOfSlugs } from '#tools/compile/places/authored-places.ts'
import { compileLanguage, type NamedPlace } from './compile-language.ts'
import type { LanguageContents } from './create-language-compilers.ts'
import type { AuthoredTranslations } from './read-translations.ts'

const toPath = (place: string): string => pathOfSlugs([place])

/** Compiles names and texts of all languages. */
export const compileLanguages = (
  translations: AuthoredTranslations,
  places: readonly NamedPlace[],
): LanguageContents =>
  Object.fromEntries(
    TRANSLATED_TAGS.map((tag) => [tag, compileLanguage(translations[tag], places, toPath)] as const),
  ) as LanguageContents

/** The same with the texts that only guides show, for the compilation of pages. */
export const withGuideTexts = (
  contents: LanguageContents,
  translations: AuthoredTranslations,
): LanguageContents =>
  Object.fromEntries(
    TRANSLATED_TAGS.map((tag) => {
      const texts = { ...contents[tag].texts, ...translations[tag].guideTexts }
      return [tag, { ...contents[tag], texts }] as const
    }),
  ) as LanguageContents

/** The files of the languages by name: for the worker, and the texts of guides for the development server. */
export const languageFiles = (
  contents: LanguageContents,
  translations: AuthoredTranslations,
): readonly (readonly [name: string, content: unknown])[] =>
  TRANSLATED_TAGS.flatMap((tag) => [
    [tag, contents[tag]] as const,
    [`${tag}-guides`, translations[tag].guideTexts] as const,
  ])
