import type { ReportError } from '#tools/compile/text/content-error.ts'
import { parseYamlSource, type YamlSource } from './yaml-source.ts'

export type MarkdownSource = {
  readonly file: string
  readonly frontMatter: YamlSource
  /** Lines of the front matter whose comment marks a value as an example. */
  readonly openLines: readonly number[]
  readonly body: string
  /** First line of the body in the file. */
  readonly bodyLine: number
}

const DELIMITER = '---'
const FIRST_LINE = 2
const OPEN_COMMENT = /#.*\bTODO\b/

/** Splits a Markdown file into front matter and body; reports and returns null when there is no front matter. */
export function splitFrontMatter(file: string, text: string, report: ReportError): MarkdownSource | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const end = lines.indexOf(DELIMITER, 1)
  if (lines[0] !== DELIMITER || end === -1) {
    report({
      file,
      line: 1,
      problem: 'there is no front matter',
      expected: `fields between two lines of ${DELIMITER}`,
    })
    return null
  }
  const fields = lines.slice(1, end)
  const frontMatter = parseYamlSource(file, fields.join('\n'), FIRST_LINE, report)
  if (frontMatter === null) return null
  const openLines = fields.flatMap((line, index) => (OPEN_COMMENT.test(line) ? [index + FIRST_LINE] : []))
  return { file, frontMatter, openLines, body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 }
}
