/** Repeats a sentence of the text, and is hidden from assistive technology. */
const PULL_QUOTE = /<div class="pull-quote"[^>]*>.*?<\/div>/gs
/** The end of a heading without punctuation, which would run into the next sentence. */
const OPEN_HEADING_END = /(?<![.!?…:])<\/h\d>/g
/** Blocks separate words; inline elements do not. */
const BLOCK_END = /<\/(?:p|h\d|li|ul|ol|blockquote|div|td|th|dt|dd|tr|caption|small|figcaption)>/g
const TAG = /<[^>]*>/g
const CODE_POINT = /&#x([0-9a-f]+);/gi
const BLANKS = /\s+/g

/** Converts compiled markup, which only escapes by code point, to prose: headings become sentences. */
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
