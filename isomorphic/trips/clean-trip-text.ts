/** Control characters except line breaks, and characters that change the text direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match control characters
const UNPRINTABLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Halves of surrogate pairs without their other half, which no store and no file can hold. */
const LONE_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Text that may have several lines, without invisible characters. */
export const cleanTripNote = (text: string): string =>
  text.replaceAll('\r\n', '\n').replace(UNPRINTABLE, '').replace(LONE_SURROGATES, '').trim()

/** The same on one line. */
export const cleanTripLine = (text: string): string => cleanTripNote(text).replace(/\s+/g, ' ')
