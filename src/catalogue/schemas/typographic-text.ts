const STRAIGHT = /["']/g
/** A quotation opens after these; anywhere else it closes, or the mark is an apostrophe. */
const BEFORE_OPENING = /[\s([{/–—“‘]$/u
/** Words that begin with an apostrophe. */
const ELISION = /^'(?:\d0s|tis|twas|til|em|n)\b/i

function directionOf(mark: string, before: string, after: string): string {
  const isOpening = (before === '' || BEFORE_OPENING.test(before)) && !/^\s/u.test(after)
  if (mark === '"') return isOpening ? '“' : '”'
  return isOpening && !ELISION.test(mark + after) ? '‘' : '’'
}

/**
 * Converts straight quotes and apostrophes to typographic ones (“ ” ‘ ’).
 * @param text one or more lines of English
 * @param before the preceding text on the page, for a text that continues after emphasis or a link
 */
export function withTypographicQuotes(text: string, before = ''): string {
  let previous = { at: -1, mark: before }
  return text.replace(STRAIGHT, (mark, at: number) => {
    const last = previous.at === at - 1 ? previous.mark : text.charAt(at - 1)
    previous = { at, mark: directionOf(mark, last, text.slice(at + 1, at + 6)) }
    return previous.mark
  })
}
