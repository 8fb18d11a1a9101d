import { type ContentError, createContentErrors } from '#tools/compile/text/content-error.ts'
import { checkSentences, type PageTexts } from './check-sentences.ts'
import { checkOverusedPhrases, type MeasuredFile } from './overused-phrases.ts'
import { checkRepeatedPassages } from './repeated-passages.ts'

/** The texts of all guides and stories: whole, and part by part. */
export type ContentTexts = {
  readonly texts: readonly MeasuredFile[]
  readonly pages: readonly PageTexts[]
}

/** Checks what only shows in all texts together. */
export function checkTexts({ texts, pages }: ContentTexts): readonly ContentError[] {
  const { report, list } = createContentErrors()
  checkRepeatedPassages(texts, report)
  checkOverusedPhrases(texts, report)
  checkSentences(pages, report)
  return list()
}
