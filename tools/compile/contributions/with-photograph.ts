import { photographLines } from '#src/catalogue/photographs/photograph-contribution.ts'
import type { PhotographFields } from '#src/catalogue/photographs/photograph-schema.ts'

const DELIMITER = '---'
const isInside = (line: string | undefined): boolean => line !== undefined && /^(?:\s|$)/.test(line)

/**
 * Sets or removes the field `photo` in the front matter of a text and changes nothing else in it.
 * @param source the complete Markdown file
 * @param fields null removes the field
 * @throws {Error} when there is no front matter
 */
export function withPhotograph(source: string, fields: PhotographFields | null): string {
  const lines = source.split('\n')
  const end = lines.indexOf(DELIMITER, 1)
  if (lines[0] !== DELIMITER || end === -1) throw new Error('there is no front matter')
  const added = fields === null ? [] : photographLines(fields)
  const start = lines.findIndex((line, index) => index < end && /^photo:/.test(line))
  if (start === -1) return lines.toSpliced(end, 0, ...added).join('\n')
  let after = start + 1
  while (after < end && isInside(lines[after])) after += 1
  return lines.toSpliced(start, after - start, ...added).join('\n')
}
