import { readFileSync } from 'node:fs'
import { codeFiles } from './code-files.ts'

/** A longer file holds two things (docs/adr/0002). */
const MAX_LINES = 200
/** More in one folder hide each other. */
const MAX_FILES = 40

/** Gives a line for each code file over 200 lines. */
export function findLongFiles(): readonly string[] {
  return codeFiles().flatMap((path) => {
    const lines = readFileSync(path, 'utf8').split('\n').length - 1
    return lines > MAX_LINES
      ? [`${path}: ${lines} lines; ${MAX_LINES} at most, split it by what it holds`]
      : []
  })
}

/**
 * Gives a line for each folder that holds more than 40 files on its own level.
 * @param paths of files, from the root of the project
 */
export function overfullFolders(paths: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > MAX_FILES)
    .map(([folder, count]) => `${folder}: ${count} files; ${MAX_FILES} at most, make rooms in it`)
}

/** The same for the folders of the project's code. */
export const findOverfullFolders = (): readonly string[] => overfullFolders(codeFiles())
