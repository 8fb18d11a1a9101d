const SEPARATOR = '\n\n'
const framed = (text: string): string => SEPARATOR + text + SEPARATOR

/** Whether a note contains another as complete paragraphs. */
const hasParagraphs = (note: string, part: string): boolean => framed(note).includes(framed(part))

/** Replaces paragraphs of a note; an empty text removes them. */
const replaceParagraphs = (note: string, part: string, text: string): string =>
  framed(note)
    .replace(framed(part), () => (text === '' ? SEPARATOR : framed(text)))
    .slice(SEPARATOR.length, -SEPARATOR.length)

/**
 * Merges a note that two people changed. Where the text that the author started from is still part of the note, it is
 * replaced there; otherwise both texts remain, one below the other.
 * @param stored the note of the trip
 * @param was the note that the author started from
 * @param incoming the note of the author
 */
export function mergeTripNotes(stored: string, was: string, incoming: string): string {
  if (stored === was || stored === '' || hasParagraphs(incoming, stored)) return incoming
  if (was !== '' && hasParagraphs(stored, was)) return replaceParagraphs(stored, was, incoming)
  if (incoming === '' || hasParagraphs(stored, incoming)) return stored
  return stored + SEPARATOR + incoming
}
