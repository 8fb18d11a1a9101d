import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Runbook } from '#src/admin/runbooks/runbook.ts'
import { runbookMarkup } from './runbook-markup.ts'

const HEADING = /^(#{2,3}) (.+)$/

/** IDs of headings as on GitHub, so that links work in both places. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

/** The chapters of docs/operations.md, for the admin. @param root project folder */
export function readRunbooks(root: string): readonly Runbook[] {
  const lines = readFileSync(join(root, 'docs/operations.md'), 'utf8').split('\n')
  const starts = lines.flatMap((line, index) => (HEADING.test(line) ? [index] : []))
  return starts.map((start, index) => {
    const [, marks = '', title = ''] = HEADING.exec(lines[start] ?? '') ?? []
    const body = lines.slice(start + 1, starts[index + 1]).join('\n')
    return {
      id: idOf(title),
      title,
      level: marks.length as Runbook['level'],
      html: runbookMarkup(body.trim()),
    }
  })
}
