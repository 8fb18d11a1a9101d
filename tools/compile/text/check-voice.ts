import type { ReportError, SourceLine } from '#tools/compile/text/content-error.ts'

/** Brochure words (S3.12), except in names such as Paradise Harbour and birds of paradise. */
const BROCHURE_WORDS: readonly RegExp[] = [
  /\bstunning(?:ly)?\b/i,
  /\bbreathtaking(?:ly)?\b/i,
  /\bvibrant(?:ly)?\b/i,
  /\bhidden gems?\b/i,
  /\bbustling\b/i,
  /\bmust-sees?\b/i,
  /\bnestl(?:ed|es|ing)\b/i,
  /\bboast(?:s|ed|ing)\b/i,
  /\bunforgettable\b/i,
  /\brich history\b/i,
  /\bsomething for everyone\b/i,
  /(?<!birds?[ -]of[ -])\bparadise\b/,
  /\bmelting pots?\b/i,
]

const TO_DO = /\bTODO\b/

/** Any of them; nearly every text has none. */
const ANY_WORD = new RegExp([...BROCHURE_WORDS, TO_DO].map(({ source }) => source).join('|'), 'i')

/** Reports brochure words and TODOs in a text that starts on a line of a file; the text may have several lines. */
export function checkVoice(text: string, start: SourceLine, report: ReportError): void {
  if (!ANY_WORD.test(text)) return
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
