import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import { type MarkdownSource, splitFrontMatter } from './front-matter.ts'
import { parseYamlSource, type YamlSource } from './yaml-source.ts'

/** Location of the content, and options for reading it. */
export type ContentFolder = {
  /** The folder `content`. */
  readonly contentDir: string
  /** Whether drafts are read like all other files; otherwise they are ignored and not checked. */
  readonly showsDrafts?: boolean
}

const posix = (path: string): string => path.split(sep).join('/')

function nameInErrors({ contentDir }: ContentFolder, path: string): string {
  return `${basename(contentDir)}/${posix(relative(contentDir, path))}`
}

export type EntryFile = {
  readonly source: MarkdownSource
  /** Folders and file name relative to the folder of entries, for example `['asia', 'japan', 'kyoto']`. */
  readonly segments: readonly string[]
}

const isDraft = ({ frontMatter: { value } }: MarkdownSource): boolean =>
  typeof value === 'object' && value !== null && 'draft' in value && value.draft === true

/** The replacement character of bytes that are no UTF-8. */
const UNEXPECTED_BYTES = '\u{FFFD}'

function reportUnexpectedBytes(file: string, text: string, report: ReportError): void {
  const before = text.split(UNEXPECTED_BYTES, 2)[0] ?? ''
  if (before.length === text.length) return
  const line = before.split('\n').length
  report({ file, line, problem: 'a character here cannot be read', expected: 'the file saved as UTF-8' })
}

/**
 * Reads one Markdown file of a folder of `content`.
 * @param name path relative to the folder, with `/`
 * @returns null when it is no file, has no front matter, or is a draft that is not included
 */
export function readEntryFile(
  folder: ContentFolder,
  entries: string,
  name: string,
  report: ReportError,
): EntryFile | null {
  const path = join(folder.contentDir, entries, name)
  if (!statSync(path).isFile()) return null
  const text = readFileSync(path, 'utf8')
  const file = nameInErrors(folder, path)
  reportUnexpectedBytes(file, text, report)
  const source = splitFrontMatter(file, text, report)
  if (source === null || (isDraft(source) && folder.showsDrafts !== true)) return null
  for (const line of source.openLines) {
    const problem = 'the comment marks an example value'
    report({ file: source.file, line, problem, expected: 'a value of your own, without the comment' })
  }
  return { source, segments: name.slice(0, -'.md'.length).split('/') }
}

/**
 * Reads every Markdown file below a folder of `content`, in alphabetical order; drafts only when included.
 * @param name the folder, for example `destinations`
 */
export const readEntryFiles = (
  folder: ContentFolder,
  name: string,
  report: ReportError,
): readonly EntryFile[] =>
  globSync('**/*.md', { cwd: join(folder.contentDir, name) })
    .map(posix)
    .sort()
    .flatMap((path) => readEntryFile(folder, name, path, report) ?? [])

/** Reads one YAML file of `content`; reports when it is missing. */
export function readYamlFile(folder: ContentFolder, name: string, report: ReportError): YamlSource | null {
  const path = join(folder.contentDir, name)
  const file = nameInErrors(folder, path)
  if (!existsSync(path)) {
    report({ file, line: 1, problem: 'the file is missing', expected: 'a file of that name' })
    return null
  }
  const text = readFileSync(path, 'utf8')
  reportUnexpectedBytes(file, text, report)
  return parseYamlSource(file, text, 1, report)
}
