import type { ReportError } from './content-error.ts'
import { COMPLETE_TEXT, type TextDateFields } from './text-date-schemas.ts'
import type { FieldPath } from './yaml-source.ts'

type DatedText = {
  readonly file: string
  readonly lineOf: (path: FieldPath) => number
  readonly fields: TextDateFields
}

/**
 * Reports checks of sections that the text does not have, and checks that are older than the text.
 * @param titles of its sections
 */
export function checkTextDates(
  { file, lineOf, fields: { written, checks = [] } }: DatedText,
  titles: readonly string[],
  report: ReportError,
): void {
  for (const [index, { section, on }] of checks.entries()) {
    const line = lineOf(['checks', index])
    if (section !== COMPLETE_TEXT && !titles.includes(section)) {
      const expected = `${COMPLETE_TEXT}, or one of ${titles.join(', ')}`
      report({ file, line, problem: `there is no section “${section}” to check`, expected })
    }
    if (on.slice(0, written.length) < written) {
      const problem = `“${section}” was checked on ${on}, before it was written`
      report({ file, line, problem, expected: `a day in ${written} or later` })
    }
  }
}
