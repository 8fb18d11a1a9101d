import { Buffer } from 'node:buffer'

/** Begins encoded markup, and no other text. */
const MARK = '\u{1}'

/**
 * Encodes markup beforehand that pages insert as it is: one character for each byte of UTF-8, behind a mark. A page
 * copies them, which takes an eighth of the time of encoding text (docs/adr/0023), and needs half the memory of text
 * with a character beyond Latin-1. No markup stays none.
 */
export const encodeMarkup = (html: string): string =>
  html === '' ? '' : MARK + Buffer.from(html).toString('latin1')

const isEncoded = (html: string): boolean => html.startsWith(MARK)

const decodeBytes = (bytes: string): string => Buffer.from(bytes, 'latin1').toString()

/** Returns the text of markup, which may be encoded. */
export const decodeMarkup = (html: string): string =>
  isEncoded(html) ? decodeBytes(html.slice(MARK.length)) : html

/**
 * Encoded markup in a page. The renderer of the built worker copies `bytes` (tools/build/vite/react/batch-react-stream.ts);
 * React as published inserts the text.
 */
class EncodedMarkup {
  readonly bytes: string

  constructor(bytes: string) {
    this.bytes = bytes
  }

  get length(): number {
    return this.bytes.length
  }

  toString(): string {
    return decodeBytes(this.bytes)
  }
}

/** The property of an element whose content is markup, which may be encoded. */
export const insertMarkup = (html: string): { readonly __html: string | EncodedMarkup } => ({
  __html: isEncoded(html) ? new EncodedMarkup(html.slice(MARK.length)) : html,
})
