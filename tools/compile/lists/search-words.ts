import * as v from 'valibot'
import { textOf } from '#src/catalogue/schemas/field-schemas.ts'
import { PAGES } from '#src/pages.ts'
import { checkSchema } from '#tools/compile/text/check-schema.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { YamlSource } from '#tools/compile/text/yaml-source.ts'

const Words = v.array(textOf(1, 60), 'a list of words')
const SearchWordsSchema = v.strictObject(
  {
    pages: v.record(
      v.string(),
      v.strictObject(
        { title: v.optional(textOf(1, 60)), lead: v.optional(textOf(1, 160)), names: Words },
        'title, lead, names',
      ),
      'words by page',
    ),
    words: v.record(v.string(), Words, 'words of titles by the word that is typed'),
    mentions: v.record(v.string(), Words, 'words of texts by the word that is typed'),
    spellings: Words,
  },
  'pages, words, mentions, spellings',
)

/** What people type that is no name of a place or a story. */
export type SearchWords = v.InferOutput<typeof SearchWordsSchema>

/** Reads `content/search-words.yaml`; null when its fields are wrong. Reports pages that the site does not have. */
export function readSearchWords(source: YamlSource, report: ReportError): SearchWords | null {
  const words = checkSchema(SearchWordsSchema, source, report)
  const known = new Set(PAGES.flatMap(({ path, members = {} }) => [path, ...Object.keys(members)]))
  for (const path of Object.keys(words?.pages ?? {})) {
    if (known.has(path)) continue
    const line = source.lineOf(['pages', path])
    report({ file: source.file, line, problem: `no page ${path}`, expected: 'a path of the page table' })
  }
  return words
}
