import { compileMonth } from '#tools/command/compile-year.ts'
import { readPractical } from '#tools/compile/practical/read-practical.ts'
import { checkFactAge, listDatedFacts } from '#tools/compile/review/dated-facts.ts'
import { createContentErrors, formatContentError } from '#tools/compile/text/content-error.ts'

/**
 * Facts of `content/practical` that are too old to be shown.
 * @param nowMs the time of the check
 * @returns one line for each; the content step reports files that cannot be read
 */
export function findAgedFacts(contentDir: string, nowMs: number): readonly string[] {
  const facts = readPractical({ contentDir }, () => true, createContentErrors().report)
  const errors = createContentErrors()
  checkFactAge(listDatedFacts(facts), compileMonth(process.env, nowMs), errors.report)
  return errors.list().map(formatContentError)
}
