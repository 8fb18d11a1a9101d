import type { Text } from 'mdast'
import type { ReportError } from './content-error.ts'

/** What a mistake in a link or in bold text leaves in the words, and a bare address. */
const IN_A_LINE = /\]\s?\(|\)\[|\]\[|\*\*|https?:\/\//
/** What a missing blank leaves at the start of a line, and the line of a table. */
const AT_ITS_START = /^(?:#{1,6}[^\s#]|[-*+]\p{L}|\|)/u

/**
 * Reports Markdown that is none because something is missing: readers would see its characters, and its links would be
 * checked by nothing.
 * @param start file and line of the text
 */
export function checkLiteralMarkup(
  { value, position }: Text,
  start: { readonly file: string; readonly line: number },
  report: ReportError,
): void {
  for (const [index, line] of value.split('\n').entries()) {
    const isLineStart = index > 0 || position?.start.column === 1
    const found = IN_A_LINE.exec(line)?.[0] ?? (isLineStart ? AT_ITS_START.exec(line)?.[0] : undefined)
    if (found === undefined) continue
    const problem = `readers would see “${found}” as it is`
    const expected = 'complete Markdown: [words](/address), **words**, ## heading, - item'
    report({ file: start.file, line: start.line + index, problem, expected })
  }
}
