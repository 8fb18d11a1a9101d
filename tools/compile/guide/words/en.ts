/** English. Days are markup, so a sentence gets a placeholder for its day. */
export const en = {
  sectionCheck: {
    editor: (day: string): string => `This part was checked by an editor on ${day}.`,
    'second-reader': (day: string): string => `This part was checked by a second reader on ${day}.`,
  },
}
