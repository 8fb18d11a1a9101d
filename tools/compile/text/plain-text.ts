/** Repeats a sentence of the text, and is not read aloud either. */
const PULL_QUOTE = /<div class="pull-quote"[^>]*>.*?<\/div>/gs
/** A heading that would run into the next sentence. */
const OPEN_HEADING_END = /(?<![.!?…:])<\/h\d>/g
/** Ends of blocks stand between words; other marks stand within them. */
const BLOCK_END = /<\/(?:p|h\d|li|ul|ol|blockquote|div|td|th|dt|dd|tr|caption|small|figcaption)>/g
const TAG = /<[^>]*>/g
const CODE_POINT = /&#x([0-9a-f]+);/gi
const BLANKS = /\s+/g

/** Markup that this compiler wrote, which escapes by code point alone, as prose: headings are sentences of their own. */
export function htmlToPlainText(html: string): string {
  return html
    .replace(PULL_QUOTE, ' ')
    .replace(OPEN_HEADING_END, '. ')
    .replace(BLOCK_END, ' ')
    .replace(TAG, '')
    .replace(CODE_POINT, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(BLANKS, ' ')
    .trim()
}
