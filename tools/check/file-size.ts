import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeFiles } from './code-files.ts'

/** A longer file has more than one purpose (docs/adr/0002). */
const MAX_LINES = 200
/** More files in one folder are hard to survey. */
const MAX_FILES = 40

/** First line of a file that a tool writes: it has as many lines as its source has rows. */
const GENERATED = /^\/\*\* [^\n]*do not edit\./

/**
 * Returns one line for each code file over 200 lines that a person writes.
 * @param root of the repository
 */
export function findLongFiles(root = '.'): readonly string[] {
  return codeFiles(root).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    const lines = text.split('\n').length - 1
    return lines > MAX_LINES && !GENERATED.test(text)
      ? [`${path}: ${lines} lines; the limit is ${MAX_LINES}, split it by purpose`]
      : []
  })
}

/**
 * Returns one line for each folder with more than 40 files of its own.
 * @param paths of files, relative to the project root
 */
export function overfullFolders(paths: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > MAX_FILES)
    .map(
      ([folder, count]) => `${folder}: ${count} files; the limit is ${MAX_FILES}, group them in subfolders`,
    )
}

/** Checks the folders of the project's code. */
export const findOverfullFolders = (): readonly string[] => overfullFolders(codeFiles())
