import { BROCHURE_WORDS, mayHaveUnwantedWord, TO_DO } from '#src/catalogue/schemas/brochure-words.ts'
import type { ReportError, SourceLine } from '#tools/compile/text/content-error.ts'

/** Reports brochure words and TODOs in a text that starts on a line of a file; the text may have several lines. */
export function checkVoice(text: string, start: SourceLine, report: ReportError): void {
  if (!mayHaveUnwantedWord(text)) return
  for (const [index, lineText] of text.split('\n').entries()) {
    for (const word of BROCHURE_WORDS) {
      const found = word.exec(lineText)
      if (found === null) continue
      const problem = `“${found[0]}” is a brochure word`
      report({
        file: start.file,
        line: start.line + index,
        problem,
        expected: 'a concrete word instead',
      })
    }
    if (TO_DO.test(lineText)) {
      const problem = 'there is a TODO here'
      report({ file: start.file, line: start.line + index, problem, expected: 'text instead of TODO' })
    }
  }
}
