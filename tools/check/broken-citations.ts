import { readFileSync } from 'node:fs'
import { trackedFiles } from './tracked-files.ts'

export type CitingFile = { readonly path: string; readonly text: string }

export type CitationTargets = {
  /** Requirement numbers of docs/requirements. */
  readonly requirementIds: ReadonlySet<string>
  /** Paths of documents under docs. */
  readonly documents: ReadonlySet<string>
  /** Test files: path and code, without tests that do not run. */
  readonly tests: ReadonlyMap<string, string>
}

const REQUIREMENTS = /^docs\/requirements\/[^/]+\.md$/
const DECISION = /^docs\/adr\/(\d{4})-/g
const CITING_FILES = [
  /^(src|client|isomorphic|art|tools|test|bench)\/.*\.(ts|tsx|css|sql)$/,
  /^docs\/.*\.md$/,
  /^[^/]+\.(md|ts|toml)$/,
]

/** A heading, the bold head of a list item, or the first cell of a row. */
const DEFINITION = /^(?:#{1,6} |- \*\*|\| )([RSMDF]\d{1,2}(?:\.\d{1,2})?)(?=[ *|])/gm
/** `R2` and `D1` alone are platform stores. */
const ID = /(?<![\w.#/&$-])(?!(?:R2|D1)(?!\.?\d))[RSMDF]\d{1,2}(?:\.\d{1,2})?(?![\w-]|\.\d)/g
const ONLY_IDS = /(?<=\s)\((?:[RSMDF]\d{1,2}(?:\.\d{1,2})?(?:, |; | and )?)+\)/g
const DECISION_NUMBER = /\bADRs? (\d{1,4})\b/g
const TEST = /\b(?:[\w-]+\/)+[\w-]+(?:\.[\w-]+)*\.test\.tsx?\b/g
/** A test with titles of tests in it, in a document: `a.test.ts` “one”, “two with a “quoted” word”. */
const TITLED_TEST = /`([^`\s]+\.test\.tsx?)`((?:,? ?“(?:[^“”]|“[^“”]*”)*”)+)/g
/** Lines of code that runs no test. */
const NOT_RUN = /^(?:\s*\/\/|.*\b(?:it|test|describe)\.(?:skip|todo)\b).*$/gm
const TITLE = /“((?:[^“”]|“[^“”]*”)*)”/g
const DOCUMENT = /\bdocs\/(?:adr\/\d{4}|(?:[\w-]+\/)*[\w-]+\.md)\b/g

const matches = (text: string, pattern: RegExp): readonly string[] =>
  Array.from(text.matchAll(pattern), (match) => match[1] ?? match[0])

const withoutCode = (line: string): string => line.replace(/`[^`]*`/g, '')

/** The prose of a line: all of it in a document, the comment in code, and parenthesised IDs in strings. */
function proseOf(path: string, line: string): string {
  if (path.endsWith('.md')) return withoutCode(line)
  const comment = /^\s*(?:\{?\/\*|\*|\/\/|--)(.*)$|\s\/\/ (.*)$|\/\*(.*)\*\//.exec(line)
  if (comment !== null) return withoutCode(comment[1] ?? comment[2] ?? comment[3] ?? '')
  return matches(line, ONLY_IDS).join(' ')
}

/** The requirement numbers that a file of docs/requirements defines. */
export const definedRequirementIds = (markdown: string): readonly string[] => matches(markdown, DEFINITION)

/** All requirements, documents and tests that can be cited. */
export function collectCitationTargets(files: readonly CitingFile[]): CitationTargets {
  const requirements = files.filter(({ path }) => REQUIREMENTS.test(path))
  const allPaths = files.map(({ path }) => path)
  const paths = allPaths.filter((path) => path.startsWith('docs/'))
  const decisions = paths.flatMap((path) => matches(path, DECISION).map((number) => `docs/adr/${number}`))
  return {
    requirementIds: new Set(requirements.flatMap(({ text }) => definedRequirementIds(text))),
    documents: new Set([...paths, ...decisions]),
    tests: new Map(
      files
        .filter(({ path }) => /\.test\.tsx?$/.test(path))
        .map(({ path, text }) => [path, text.replaceAll(NOT_RUN, '')]),
    ),
  }
}

/** Whether the code has the title as a complete string. */
const hasTitle = (code: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) =>
    code.includes(`${quote}${title.replaceAll("'", quote === "'" ? "\\'" : "'")}${quote}`),
  )

function missingTitles(line: string, tests: CitationTargets['tests']): readonly string[] {
  return Array.from(line.matchAll(TITLED_TEST)).flatMap(([, path = '', titles = '']) =>
    matches(titles, TITLE)
      .filter((title) => !hasTitle(tests.get(path) ?? '', title))
      .map((title) => `cites “${title}”, which ${path} does not have`),
  )
}

function brokenCitationsInLine(path: string, line: string, known: CitationTargets): readonly string[] {
  const ids = matches(proseOf(path, line), ID).filter((id) => !known.requirementIds.has(id))
  const tests = path.startsWith('docs/') ? matches(line, TEST) : []
  const cited = [
    ...matches(line, DOCUMENT),
    ...matches(line, DECISION_NUMBER).map((number) => `docs/adr/${number.padStart(4, '0')}`),
  ]
  return [
    ...ids.map((id) => `cites ${id}, which docs/requirements does not have`),
    ...cited
      .filter((document) => !known.documents.has(document))
      .map((name) => `cites ${name}, which is not there`),
    ...tests.filter((test) => !known.tests.has(test)).map((test) => `cites ${test}, which is not there`),
    ...(path.startsWith('docs/') ? missingTitles(line, known.tests) : []),
  ]
}

/** Returns one line for each citation of a missing requirement, decision, document, test or title of a test. */
export function brokenCitations(files: readonly CitingFile[], known: CitationTargets): readonly string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        brokenCitationsInLine(path, line, known).map((problem) => `${path}:${index + 1}: ${problem}`),
      ),
  )
}

/**
 * Checks all tracked files for broken citations.
 * @throws when git cannot list the files
 */
export function findBrokenCitations(): readonly string[] {
  const files = trackedFiles()
    .filter((path) => CITING_FILES.some((pattern) => pattern.test(path)))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  return brokenCitations(files, collectCitationTargets(files))
}
