import * as v from 'valibot'

/** Maximum number of characters of a list's name, and of the note on a saved place. */
export const MAX_NAME_LENGTH = 60
export const MAX_NOTE_LENGTH = 500

/** Control characters except line breaks, and characters that change the text direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match control characters
const UNPRINTABLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Text of several lines, without invisible characters. */
export const normaliseText = (text: string): string =>
  text.replaceAll('\r\n', '\n').replace(UNPRINTABLE, '').trim().toWellFormed()

/** Text on one line, without invisible characters. */
export const normaliseLine = (text: string): string => normaliseText(text).replace(/\s+/g, ' ')

/** Characters of a text as a visitor counts them; an emoji of several code points counts more than one. */
export const lengthOf = (text: string): number => [...text].length

/** A list's name on one line: 1 to 60 characters. */
export const ListName = v.pipe(
  v.string(),
  v.maxLength(4 * MAX_NAME_LENGTH, 'name'),
  v.transform(normaliseLine),
  v.check((text) => text !== '' && lengthOf(text) <= MAX_NAME_LENGTH, 'name'),
)

/** A note, which may have several lines: up to 500 characters. */
export const Note = v.pipe(
  v.string(),
  v.maxLength(4 * MAX_NOTE_LENGTH, 'note'),
  v.transform(normaliseText),
  v.check((text) => lengthOf(text) <= MAX_NOTE_LENGTH, 'note'),
)
