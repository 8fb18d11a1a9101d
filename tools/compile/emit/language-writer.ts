import type { TranslatedTag } from '#isomorphic/words/locale.ts'
import type { PageTranslation, TranslationReport } from '#src/admin/languages/translation-report.ts'
import type { SitemapRecord } from '#src/catalogue/catalogue-types.ts'
import { isPageShard, languageShard } from '#src/catalogue/language-shard.ts'
import { type LanguageCompiler, translateRecord } from '#tools/compile/translations/language-compiler.ts'
import { listTexts } from '#tools/compile/translations/list-texts.ts'
import { indexedLanguagesOf, measureTranslation } from '#tools/compile/translations/measure-translation.ts'
import { staleTexts } from '#tools/compile/translations/stale-texts.ts'
import type { RecordWriter } from './shard-writer.ts'

type Fields = Readonly<Record<string, unknown>>

export type LanguageWriter = RecordWriter & {
  /** How far the pages that were written are translated. */
  readonly report: () => TranslationReport
}

/** Pages whose record has no path. */
const PATHS: Readonly<Record<string, string>> = {
  home: '/',
  places: '/places',
  'best-in-travel': '/best-in-travel',
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The path of the page that a record of a shard belongs to; null for other records. */
function pathOf(name: string, record: Fields): string | null {
  const { path, topic } = record
  if (typeof path === 'string') return path
  if (isFields(topic) && typeof topic['path'] === 'string') return topic['path']
  return PATHS[name] ?? null
}

/**
 * Writes the shards of pages in each language besides English, so that a page in another language is read and sent like
 * an English one (docs/adr/0055). The records name the languages in which their page is indexed; so does the sitemap.
 */
export function createLanguageWriter(
  writer: RecordWriter,
  compilers: readonly LanguageCompiler[],
): LanguageWriter {
  const pages: PageTranslation[] = []
  const read = new Set<string>()
  const indexed = new Map<string, readonly TranslatedTag[]>()

  function withLanguages(name: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => withLanguages(name, item))
    const path = isFields(value) ? pathOf(name, value) : null
    if (!isFields(value) || path === null) return value
    const texts = listTexts(value)
    for (const { text } of texts) read.add(text)
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

  const withSitemapLanguages = ({ pages: listed }: SitemapRecord): SitemapRecord => ({
    pages: listed.map((page) => {
      const languages = indexed.get(page.path) ?? []
      return languages.length === 0 ? page : { ...page, languages }
    }),
  })

  return {
    report: () => ({ pages, stale: staleTexts(compilers, read) }),
    write(name, content) {
      if (name.startsWith('sitemap-'))
        return writer.write(name, withSitemapLanguages(content as SitemapRecord))
      if (!isPageShard(name)) return writer.write(name, content)
      // Stories share shards by slug, as places do; their shards are small and written whole.
      const isBySlug = /^article-\d/.test(name) && isFields(content)
      const entries = isBySlug
        ? Object.entries(content).map(([slug, one]) => [slug, withLanguages(name, one)] as const)
        : []
      const english = isBySlug ? Object.fromEntries(entries) : withLanguages(name, content)
      writer.write(name, english)
      for (const compiler of compilers) {
        const translated = isBySlug
          ? Object.fromEntries(entries.map(([slug, one]) => [slug, translateRecord(compiler, name, one)]))
          : translateAll(compiler, name, english)
        writer.write(languageShard(compiler.tag, name), translated)
      }
    },
    writeEntries(name, entries) {
      if (!isPageShard(name)) return writer.writeEntries(name, entries)
      const english = entries.map(([key, value]) => [key, withLanguages(name, value)] as const)
      writer.writeEntries(name, english)
      if (english.length === 0) return
      for (const compiler of compilers)
        writer.writeEntries(
          languageShard(compiler.tag, name),
          english.map(([key, value]) => [key, translateAll(compiler, name, value)] as const),
        )
    },
  }
}
