import type { LocaliseText } from '#src/words/content/create-text-localiser.ts'
import { type ParsedMarkup, parseSentences } from '#src/words/content/find-sentences.ts'
import { localiseTokens } from '#src/words/content/localise-html.ts'

/** More than the markup of one page, which is translated into one language after the other. */
const MAX_PARSED = 2000

/** Translates markup into one of several languages; what they share is done once. */
export function createMarkupLocaliser(): (html: string, localise: LocaliseText) => string {
  const parsed = new Map<string, ParsedMarkup>()
  return (html, localise) => {
    const markup = parsed.get(html) ?? parseSentences(html)
    if (parsed.size >= MAX_PARSED) parsed.clear()
    parsed.set(html, markup)
    return localiseTokens(markup, localise)
  }
}
