import { foldText } from '#isomorphic/search/fold-text.ts'
import type { KnownNames } from '#tools/compile/places/authored-places.ts'
import { checkSchema } from '#tools/compile/text/check-schema.ts'
import { checkTextDates } from '#tools/compile/text/check-text-dates.ts'
import { checkVoice } from '#tools/compile/text/check-voice.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { EntryFile } from '#tools/compile/text/entry-files.ts'
import { compileReadingText, type ReadingText } from '#tools/compile/text/reading-text.ts'
import { SLUG } from '#tools/compile/text/schema-parts.ts'
import type { FieldPath } from '#tools/compile/text/yaml-source.ts'
import { checkFigures } from './story-figures.ts'
import { type ArticleFields, articleSchemaOf } from './story-schemas.ts'

/** A parsed story, with the source lines of its fields. */
export type AuthoredArticle = {
  readonly slug: string
  readonly path: string
  readonly fields: ArticleFields
  readonly text: ReadingText
  readonly file: string
  readonly bodyLine: number
  readonly lineOf: (path: FieldPath) => number
}

const MIN_ARTICLE_WORDS = 1000
const MAX_ARTICLE_WORDS = 2300
const MIN_HEADINGS = 3

const articlePath = (slug: string): string => `/articles/${slug}`

/** Stories are in the folder of their topic, which is not part of their path. */
const slugOf = ({ segments }: EntryFile): string => segments.at(-1) ?? ''

function checkSlug(file: EntryFile, report: ReportError): void {
  const { source, segments } = file
  if (segments.length === 2 && SLUG.test(slugOf(file))) return
  const problem = `“${segments.join('/')}” cannot be the address of a story`
  const expected = 'the folder of its topic and a file name of a–z, 0–9 and single hyphens'
  report({ file: source.file, line: 1, problem, expected })
}

function checkTopic({ segments: [folder] }: EntryFile, article: AuthoredArticle, report: ReportError): void {
  const { fields, file, lineOf } = article
  if (folder === fields.topic) return
  const problem = `"topic" is ${fields.topic}`
  report({ file, line: lineOf(['topic']), problem, expected: `the folder it lies in, ${folder ?? ''}` })
}

function readArticle(
  file: EntryFile,
  { scenes }: KnownNames,
  report: ReportError,
): AuthoredArticle | ReadingText {
  const { source } = file
  const { lineOf } = source.frontMatter
  const { bodyLine } = source
  checkSlug(file, report)
  const text = compileReadingText(source.body, { file: source.file, line: bodyLine }, report)
  const fields = checkSchema(articleSchemaOf(scenes), source.frontMatter, report)
  if (fields === null) return text
  const slug = slugOf(file)
  const article = { slug, path: articlePath(slug), fields, text, file: source.file, bodyLine, lineOf }
  checkTopic(file, article, report)
  return article
}

function checkWords({ fields, file, lineOf }: AuthoredArticle, report: ReportError): void {
  const check = (text: string, path: FieldPath): void =>
    checkVoice(text, { file, line: 0 }, (error) => report({ ...error, line: error.line + lineOf(path) }))
  check(fields.title, ['title'])
  check(fields.summary, ['summary'])
  check(fields.poster.caption, ['poster', 'caption'])
  for (const [index, { caption, alt }] of (fields.plates ?? []).entries()) {
    check(caption, ['plates', index, 'caption'])
    check(alt, ['plates', index, 'alt'])
  }
  check(fields.diagram?.caption ?? '', ['diagram', 'caption'])
  for (const [index, { text }] of (fields.diagram?.items ?? []).entries())
    check(text, ['diagram', 'items', index, 'text'])
  for (const [index, { name }] of (fields.route ?? []).entries()) check(name, ['route', index, 'name'])
  for (const [index, { label, value }] of fields.facts.entries()) {
    check(label, ['facts', index, 'label'])
    check(value, ['facts', index, 'value'])
  }
}

function checkLength({ text, file, bodyLine }: AuthoredArticle, report: ReportError): void {
  const { wordCount, sections } = text
  if (wordCount < MIN_ARTICLE_WORDS || wordCount > MAX_ARTICLE_WORDS) {
    const problem = `the text has ${wordCount} words`
    report({ file, line: bodyLine, problem, expected: `${MIN_ARTICLE_WORDS} to ${MAX_ARTICLE_WORDS}` })
  }
  if (sections.length < MIN_HEADINGS) {
    const problem = `there are ${sections.length} headings`
    report({ file, line: bodyLine, problem, expected: `${MIN_HEADINGS} or more of level 2` })
  }
  if (text.openingHtml === '') {
    report({
      file,
      line: bodyLine,
      problem: 'there is no text before the first heading',
      expected: 'an opening',
    })
  }
}

function checkDates(article: AuthoredArticle, report: ReportError): void {
  const { fields, text, file, lineOf } = article
  const titles = text.sections.map(({ title }) => title)
  checkTextDates(article, titles, report)
  if (fields.written <= fields.published.slice(0, fields.written.length)) return
  const problem = `it was written in ${fields.written}, after it was published`
  report({ file, line: lineOf(['written']), problem, expected: `${fields.published} or earlier` })
}

/** Paths of stories must be unique across folders. */
function checkAddresses(articles: readonly AuthoredArticle[], report: ReportError): void {
  const first = new Map<string, AuthoredArticle>()
  for (const article of articles) {
    const earlier = first.get(article.path)
    first.set(article.path, earlier ?? article)
    if (earlier === undefined) continue
    const problem = `${earlier.file} has the address ${article.path} too`
    report({ file: article.file, line: 1, problem, expected: 'a unique address' })
  }
}

function checkTitles(articles: readonly AuthoredArticle[], report: ReportError): void {
  const first = new Map<string, AuthoredArticle>()
  for (const article of articles) {
    const earlier = first.get(foldText(article.fields.title))
    first.set(foldText(article.fields.title), earlier ?? article)
    if (earlier === undefined) continue
    const problem = `${earlier.file} has the title “${article.fields.title}” too`
    report({ file: article.file, line: article.lineOf(['title']), problem, expected: 'a unique title' })
  }
}

export type AuthoredArticles = {
  readonly articles: readonly AuthoredArticle[]
  /** Paths of all files, so that a link to an invalid one is not reported as dead as well. */
  readonly paths: readonly string[]
  readonly texts: readonly ReadingText[]
}

/** Reads every story, and reports errors within its file. */
export function readAuthoredArticles(
  files: readonly EntryFile[],
  vocabulary: KnownNames,
  report: ReportError,
): AuthoredArticles {
  const read = files.map((file) => readArticle(file, vocabulary, report))
  const articles = read.filter((entry) => 'slug' in entry)
  for (const article of articles) {
    checkWords(article, report)
    checkLength(article, report)
    checkDates(article, report)
    checkFigures(article, report)
  }
  checkAddresses(articles, report)
  checkTitles(articles, report)
  const paths = files.map((file) => articlePath(slugOf(file)))
  return { articles, paths, texts: read.map((entry) => ('slug' in entry ? entry.text : entry)) }
}
