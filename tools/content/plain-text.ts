/** Ends of blocks stand between words; other marks stand within them. */
const BLOCK_END = /<\/(?:p|h\d|li|ul|ol|blockquote|div|td|th)>/g
const TAG = /<[^>]*>/g
const CODE_POINT = /&#x([0-9a-f]+);/gi
const BLANKS = /\s+/g

/** The words of markup that this compiler wrote, which escapes by code point alone. */
export function plainText(html: string): string {
  return html
    .replace(BLOCK_END, ' ')
    .replace(TAG, '')
    .replace(CODE_POINT, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(BLANKS, ' ')
    .trim()
}
