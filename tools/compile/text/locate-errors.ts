import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentError } from './content-error.ts'

const BETWEEN_WORDS = '[^\\p{L}\\p{N}]+'

/** The line on which a passage begins the last time, from 1; null when the file has other words between. */
function lineOfPassage(source: string, passage: string): number | null {
  const found = [...source.matchAll(new RegExp(passage.replaceAll(' ', BETWEEN_WORDS), 'giu'))].at(-1)
  return found === undefined ? null : source.slice(0, found.index).split('\n').length
}

/**
 * Gives errors that name a passage the line of it in their file. Text checks read texts without markup and lines; only
 * files with errors are read again.
 */
export function locateErrors(contentDir: string, errors: readonly ContentError[]): readonly ContentError[] {
  return errors.map((error) => {
    if (error.passage === undefined) return error
    const source = readFileSync(join(contentDir, '..', error.file), 'utf8')
    return { ...error, line: lineOfPassage(source, error.passage) ?? error.line }
  })
}
