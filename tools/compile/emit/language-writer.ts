import type { TranslatedTag } from '#isomorphic/words/locale.ts'
import type { PageTranslation, TranslationReport } from '#src/admin/languages/translation-report.ts'
import { languageShard } from '#src/catalogue/language-shard.ts'
import { type LanguageCompiler, translateRecord } from '#tools/compile/translations/language-compiler.ts'
import { listTexts } from '#tools/compile/translations/list-texts.ts'
import { indexedLanguagesOf, measureTranslation } from '#tools/compile/translations/measure-translation.ts'
import { staleTexts } from '#tools/compile/translations/stale-texts.ts'
import type { IndexedPages } from './indexed-languages.ts'
import { pageRecordPath, type RecordFields } from './page-record-path.ts'
import type { PageWriter } from './page-writer.ts'
import { setMarkup } from './set-markup.ts'
import { joinEntryLines, joinObject } from './shard-entries.ts'
import type { ShardFiles } from './shard-files.ts'

export type LanguageWriter = PageWriter & {
  /** How far the pages that were written are translated. */
  readonly report: () => TranslationReport
  readonly indexed: IndexedPages
}

/** The JSON of one value in English, then in each language. */
type InLanguages = readonly string[]

const isFields = (value: unknown): value is RecordFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Writes the shards of pages in English and in each other language, so that a page in another language is read and sent
 * like an English one (docs/adr/0055). The records name the languages in which their page is indexed.
 */
export function createLanguageWriter(
  { writeText }: Pick<ShardFiles, 'writeText'>,
  compilers: readonly LanguageCompiler[],
): LanguageWriter {
  const pages: PageTranslation[] = []
  const read = new Set<string>()
  const indexed = new Map<string, readonly TranslatedTag[]>()
  const prepared = new Map<string, InLanguages>()

  function withLanguages(name: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => withLanguages(name, item))
    const path = isFields(value) ? pageRecordPath(name, value) : null
    if (!isFields(value) || path === null) return value
    const texts = listTexts(value, name)
    for (const { text, parts = [] } of texts) for (const each of [text, ...parts]) read.add(each)
    const sections = measureTranslation(texts, compilers)
    const languages = indexedLanguagesOf(sections, compilers)
    pages.push({ path, isRanked: typeof value['rank'] === 'number', sections })
    indexed.set(path, languages)
    return languages.length === 0 ? value : { ...value, languages }
  }
  const translateAll = (compiler: LanguageCompiler, name: string, value: unknown): unknown =>
    Array.isArray(value)
      ? value.map((item) => translateRecord(compiler, name, item))
      : translateRecord(compiler, name, value)

  function inLanguages(name: string, value: unknown): InLanguages {
    const english = withLanguages(name, value)
    const translated = compilers.map((compiler) => translateAll(compiler, name, english))
    return [english, ...translated].map((one) => JSON.stringify(setMarkup(one)))
  }
  function takePrepared(key: string): InLanguages {
    const texts = prepared.get(key)
    if (texts === undefined) throw new Error(`the entry ${key} was not prepared`)
    prepared.delete(key)
    return texts
  }
  function writeAll(name: string, textOf: (language: number) => string): void {
    writeText(name, textOf(0))
    for (const [at, { tag }] of compilers.entries()) writeText(languageShard(tag, name), textOf(at + 1))
  }

  return {
    report: () => ({ pages, stale: staleTexts(compilers, read) }),
    indexed,
    write(name, content) {
      // Stories share shards by slug, as places do; their shards are small and read whole.
      const isBySlug = /^article-\d/.test(name) && isFields(content)
      if (!isBySlug) {
        const texts = inLanguages(name, content)
        return writeAll(name, (language) => texts[language] ?? '')
      }
      const entries = Object.entries(content).map(([slug, one]) => [slug, inLanguages(name, one)] as const)
      writeAll(name, (language) => joinObject(entries.map(([slug, texts]) => [slug, texts[language] ?? ''])))
    },
    prepareEntry: (name, [key, value]) => void prepared.set(key, inLanguages(name, value)),
    writeEntries(name, entries) {
      // A shard that is absent has no entry either.
      if (entries.length === 0) return
      const all = entries.map(
        (entry) =>
          [entry[0], entry.length === 1 ? takePrepared(entry[0]) : inLanguages(name, entry[1])] as const,
      )
      writeAll(name, (language) => joinEntryLines(all.map(([key, texts]) => [key, texts[language] ?? ''])))
    },
  }
}
