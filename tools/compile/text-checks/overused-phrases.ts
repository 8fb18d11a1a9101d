import type { ReportError } from '#tools/compile/text/content-error.ts'

/** Overused phrases of the guide: each is fine once, and tiresome by the hundredth page. */
const OVERUSED_PHRASES: Readonly<Record<string, RegExp>> = {
  'nobody, everybody': /\b(?:nobody|somebody|everybody|whoever)\b/gi,
  'like a': /\blike (?:an?|the)\b/gi,
  'which is': /, which (?:is|are|was)\b/gi,
  'smells of': /\bsmell(?:s|ing)? of\b/gi,
  'the size of': /\bthe size of\b/gi,
  'by way of': /\bby way of\b/gi,
}

/** Maximum total number per thousand words of a page. */
const MAX_PER_1000_WORDS = 4

/** Counts each overused phrase in a text. */
export function countOverusedPhrases(text: string): ReadonlyMap<string, number> {
  return new Map(Object.entries(OVERUSED_PHRASES).map(([name, tic]) => [name, text.match(tic)?.length ?? 0]))
}

/** All overused phrases per thousand words. */
export function overusedPhrasesPer1000(text: string, words: number): number {
  const count = [...countOverusedPhrases(text).values()].reduce((sum, found) => sum + found, 0)
  return words === 0 ? 0 : (count * 1000) / words
}

export type MeasuredFile = { readonly file: string; readonly plainText: string; readonly words: number }

/** Reports pages with too many overused phrases. */
export function checkOverusedPhrases(texts: readonly MeasuredFile[], report: ReportError): void {
  for (const { file, plainText, words } of texts) {
    const rate = overusedPhrasesPer1000(plainText, words)
    if (rate <= MAX_PER_1000_WORDS) continue
    const found = [...countOverusedPhrases(plainText)].filter(([, count]) => count > 0)
    const problem = `${rate.toFixed(1)} overused phrases in a thousand words (${found.map(([name, count]) => `${name}: ${count}`).join(', ')})`
    report({ file, line: 1, problem, expected: `no more than ${MAX_PER_1000_WORDS}` })
  }
}
