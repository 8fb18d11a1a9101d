import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import type { ReportError } from './content-error.ts'
import { type MarkdownSource, splitFrontMatter } from './front-matter.ts'
import { parseYamlSource, type YamlSource } from './yaml-source.ts'

/** Where content lies and how its files are called in errors. */
export type ContentFolder = {
  /** The folder `content`. */
  readonly contentDir: string
}

const posix = (path: string): string => path.split(sep).join('/')

function nameInErrors({ contentDir }: ContentFolder, path: string): string {
  return `${basename(contentDir)}/${posix(relative(contentDir, path))}`
}

export type DestinationFile = {
  readonly source: MarkdownSource
  /** Folders and file name below `content/destinations`, for example `['asia', 'japan', 'kyoto']`. */
  readonly segments: readonly string[]
}

/** Reads every Markdown file below `content/destinations`, in alphabetical order. */
export function readDestinationFiles(folder: ContentFolder, report: ReportError): readonly DestinationFile[] {
  const root = join(folder.contentDir, 'destinations')
  return globSync('**/*.md', { cwd: root })
    .map(posix)
    .sort()
    .flatMap((name) => {
      const path = join(root, name)
      const source = splitFrontMatter(nameInErrors(folder, path), readFileSync(path, 'utf8'), report)
      return source === null ? [] : [{ source, segments: name.slice(0, -'.md'.length).split('/') }]
    })
}

/** Reads one YAML file of `content`; reports when it is not there. */
export function readYamlFile(folder: ContentFolder, name: string, report: ReportError): YamlSource | null {
  const path = join(folder.contentDir, name)
  const file = nameInErrors(folder, path)
  if (!existsSync(path)) {
    report({ file, line: 1, problem: 'the file is missing', expected: 'a file of that name' })
    return null
  }
  return parseYamlSource(file, readFileSync(path, 'utf8'), 1, report)
}
