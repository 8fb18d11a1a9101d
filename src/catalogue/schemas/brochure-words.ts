/** Brochure words (S3.12), except in names such as Paradise Harbour and birds of paradise. */
export const BROCHURE_WORDS: readonly RegExp[] = [
  /\bstunning(?:ly)?\b/i,
  /\bbreathtaking(?:ly)?\b/i,
  /\bvibrant(?:ly)?\b/i,
  /\bhidden gems?\b/i,
  /\bbustling\b/i,
  /\bmust-sees?\b/i,
  /\bnestl(?:ed|es|ing)\b/i,
  /\bboast(?:s|ed|ing)\b/i,
  /\bunforgettable\b/i,
  /\brich history\b/i,
  /\bsomething for everyone\b/i,
  /(?<!birds?[ -]of[ -])\bparadise\b/,
  /\bmelting pots?\b/i,
]

export const TO_DO = /\bTODO\b/

/** Any of them; nearly every text has none. */
const ANY_WORD = new RegExp([...BROCHURE_WORDS, TO_DO].map(({ source }) => source).join('|'), 'i')

/** Whether a text has a word of either kind, or only looks so: a quick first test. */
export const mayHaveUnwantedWord = (text: string): boolean => ANY_WORD.test(text)

/** The first brochure word of a text; null when there is none. */
export function findBrochureWord(text: string): string | null {
  for (const word of BROCHURE_WORDS) {
    const found = word.exec(text)
    if (found !== null) return found[0]
  }
  return null
}
