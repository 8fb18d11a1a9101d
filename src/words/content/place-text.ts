import { formatList } from '#isomorphic/words/formats.ts'
import type { LocaleTag } from '#isomorphic/words/locale.ts'

/** Small words inside names of places in the languages that the guides write them in. */
const PARTICLES: ReadonlySet<string> = new Set(
  'al am an aux d da de degli del della delle den der des di do dos du e el en es i im la las le les los na o op pod sous sur tal u y'.split(
    ' ',
  ),
)
/** A text with one of these English words is a description, not a proper name: `Xi’an Station`. It needs a translation. */
const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  (
    'Airport Border Bridge Camp Camps Cathedral Coast Desert Domestic Eastern Entrance Ferry Harbour International Island Islands ' +
    'Lake Lakes Lower Mountains National Navy Northern Old Palace Park Peninsula Pier Quay Rim River Station Temple Terminal ' +
    'Terminus The Tower Upper Valley Village Western Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February ' +
    'March April May June July August September October November December'
  ).split(' '),
)
/** English words that do the same at the end: `Guilin North`, but not `North Sydney`. */
const ENGLISH_ENDINGS: ReadonlySet<string> = new Set(
  'Central East North Port Side South Town West'.split(' '),
)
/** Texts that may have a translation but are not places: dates and times, vehicles after `by`, the end of a sentence. */
const NO_PLACE = /\d|\p{L}{3}\.$|\b(?:boat|bus|car|coach|ferry|jeep|plane|speedboat|taxi|train|van)$/iu
const WORD_BREAK = /[\s/-]+/
/** An elided article, an apostrophe within a name. */
const APOSTROPHE = /^\p{L}{1,2}[’'ʻʼ]/u
const CAPITAL = /^\p{Lu}/u
/** Of another language: `Praha hlavní nádraží`. */
const FOREIGN_LETTER = /[^\p{ASCII}’'-]/u
/** Guides write names in Latin script; a text with a digit is not a name. */
const NAME = /^[\p{Script=Latin}\p{M}\s’'ʻʼ.-]+$/u

/** `Hamburg, Bremen and Kiel` */
const LAST_OF_LIST = ' and '
const LIST = ', '

type TextOf = (text: string) => string | null

/** Whether a text is the name of a place alone, which a language without a name of its own uses as it is: `Montego Bay`. */
export function isProperName(text: string): boolean {
  const words = text.split(WORD_BREAK)
  return (
    NAME.test(text) &&
    (words.length === 1 || !ENGLISH_ENDINGS.has(words.at(-1) ?? '')) &&
    CAPITAL.test(words[0]?.replace(APOSTROPHE, '') ?? '') &&
    words.every((word) => {
      const bare = word.replace(APOSTROPHE, '')
      if (!CAPITAL.test(bare)) return PARTICLES.has(word) || FOREIGN_LETTER.test(word)
      return !ENGLISH_WORDS.has(bare)
    })
  )
}

/** Texts of places that are complete: a journey, and companies whose names are written like those of places. */
const COMPLETE_TEXTS: ReadonlySet<string> = new Set(['{place} to {place}', '{place} and others'])
/** `Kasane by Kazungula` is a text where a place stands only, because `by` and `in` have other meanings elsewhere. */
export const isInsidePlace = ({ english }: { readonly english: string }): boolean =>
  english.startsWith('{place}') && !COMPLETE_TEXTS.has(english)
export const isOutsidePlace = (match: { readonly english: string }): boolean => !isInsidePlace(match)

/**
 * Creates the text of `{place}`: a place or a list of places, each by its name in the language, else by the name that
 * the guide has for it.
 * @param localise of any text
 * @param inside of texts that `isInsidePlace` describes
 */
export function createPlaceText(tag: LocaleTag, localise: TextOf, inside: TextOf): TextOf {
  const nameOf: TextOf = (text) =>
    ENGLISH_WORDS.has(text) || NO_PLACE.test(text)
      ? null
      : (localise(text) ?? (isProperName(text) ? text : null) ?? inside(text))
  const allOf = (texts: readonly string[]): readonly string[] | null => {
    const names = texts.map(nameOf).filter((name) => name !== null)
    return names.length === texts.length ? names : null
  }
  return (text) => {
    const ownName = nameOf(text)
    const [first = '', ...last] = text.split(LAST_OF_LIST)
    if (ownName !== null) return ownName
    // Without `and` the second is no second place: `Huehuetenango, Guatemala`.
    if (last.length === 0) return allOf(first.split(LIST))?.join(LIST) ?? null
    const names = allOf([...first.split(LIST), ...last])
    return names && formatList(tag, names)
  }
}
