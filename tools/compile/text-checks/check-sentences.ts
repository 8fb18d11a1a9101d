import type { ReportError } from '#tools/compile/text/content-error.ts'
import { doubledWords, repeatsInPage } from './repeats-in-page.ts'

/** The texts of one page with its file. */
export type PageTexts = { readonly file: string; readonly parts: readonly string[] }

/** Reports words that stand twice in a row, and passages that a page has twice. */
export function checkSentences(pages: readonly PageTexts[], report: ReportError): void {
  for (const { file, parts } of pages) {
    for (const pair of parts.flatMap(doubledWords))
      report({ file, line: 1, passage: pair, problem: `“${pair}” is a doubled word`, expected: 'it once' })
    for (const passage of repeatsInPage(parts))
      report({
        file,
        line: 1,
        passage,
        problem: `the page has “${passage}” twice`,
        expected: 'it in the better place',
      })
  }
}
