import type { LocaliseText } from '#src/words/content/create-text-localiser.ts'
import { localiseTokens } from '#src/words/content/localise-html.ts'
import { type MarkupToken, parseMarkup } from '#src/words/content/parse-markup.ts'

/** More than the markup of one page, which is translated into one language after the other. */
const MAX_PARSED = 2000

/** Translates markup into one of several languages; what they share is done once. */
export function createMarkupLocaliser(): (html: string, localise: LocaliseText) => string {
  const parsed = new Map<string, readonly MarkupToken[]>()
  return (html, localise) => {
    const tokens = parsed.get(html) ?? parseMarkup(html)
    if (parsed.size >= MAX_PARSED) parsed.clear()
    parsed.set(html, tokens)
    return localiseTokens(tokens, localise)
  }
}
