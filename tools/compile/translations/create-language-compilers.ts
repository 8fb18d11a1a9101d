import { DEFAULT_LOCALE, TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'
import { createContentLocaliser } from '#src/words/content/create-content-localiser.ts'
import {
  createUncachedLocaliser,
  englishTexts,
  type LocaliseText,
} from '#src/words/content/create-text-localiser.ts'
import type { LanguageContent } from '#src/words/content/language-content.ts'
import {
  createTemplateMatcher,
  type MatchTemplates,
  type TemplateMatch,
} from '#src/words/content/text-template.ts'
import type { LanguageParts } from '#tools/compile/parts/load-compiled-parts.ts'
import type { LanguageCompiler } from './language-compiler.ts'
import { createMarkupLocaliser } from './markup-localiser.ts'
import { createTextTable } from './text-table.ts'

/** More than the texts of one page and their parts. */
const MAX_MATCHES = 20_000

/** The content of each language, compiled. */
export type LanguageContents = Readonly<Record<(typeof TRANSLATED_TAGS)[number], LanguageContent>>

const isEmpty = ({ names, texts }: LanguageContent): boolean =>
  Object.keys(names).length + Object.keys(texts).length === 0

/** Matches a text once for all languages, whose texts with slots are nearly the same. */
function shareMatches(matchTemplates: MatchTemplates): MatchTemplates {
  const known = new Map<string, readonly TemplateMatch[]>()
  return (text) => {
    const found = known.get(text) ?? matchTemplates(text)
    if (known.size >= MAX_MATCHES) known.clear()
    known.set(text, found)
    return found
  }
}

/** The texts and names that any of the languages has. */
const contentOfAny = (contents: readonly LanguageContent[]): LanguageContent => ({
  names: Object.assign({}, ...contents.map(({ names }) => names)),
  namesByEnglish: Object.assign({}, ...contents.map(({ namesByEnglish }) => namesByEnglish)),
  texts: Object.assign({}, ...contents.map(({ texts }) => texts)),
})

/** Creates the compilers of the languages with content of their own; pages of the others are English. */
export function createLanguageCompilers(
  contents: LanguageContents,
  parts: Pick<LanguageParts, 'inLanguage'>,
): Promise<readonly LanguageCompiler[]> {
  const tags = TRANSLATED_TAGS.filter((tag) => !isEmpty(contents[tag]))
  const matchTemplates = shareMatches(
    createTemplateMatcher(tags.flatMap((tag) => englishTexts(contents[tag]))),
  )
  const rowOf = createTextTable(
    tags.map((tag) => createUncachedLocaliser(tag, contents[tag], matchTemplates)),
    // English has a name for every language, currency and date that another language names.
    createUncachedLocaliser(DEFAULT_LOCALE, contentOfAny(tags.map((tag) => contents[tag])), matchTemplates),
  )
  const localiseMarkup = createMarkupLocaliser()
  return Promise.all(
    tags.map(async (tag, index): Promise<LanguageCompiler> => {
      const localiseText: LocaliseText = (text) => rowOf(text)[index] ?? null
      const content = createContentLocaliser(tag, contents[tag], localiseText, localiseMarkup)
      const own = Object.keys(contents[tag].texts)
      return { tag, localiseText, englishTexts: own, content, parts: await parts.inLanguage(tag, content) }
    }),
  )
}
