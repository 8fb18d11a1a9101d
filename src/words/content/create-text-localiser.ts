import type { LocaleTag } from '#isomorphic/words/locale.ts'
import { createCalendarText } from './calendar-text.ts'
import { createDaysText } from './days-text.ts'
import { createIntlNames } from './intl-names.ts'
import type { LanguageContent } from './language-content.ts'
import { createNumberText } from './number-text.ts'
import { createPlaceText, isInsidePlace, isOutsidePlace, isProperName } from './place-text.ts'
import {
  createTemplateMatcher,
  fillSlots,
  type MatchTemplates,
  SLOT,
  type TemplateMatch,
} from './text-template.ts'

/** Translates a short English text of the content; null if the language has no translation. */
export type LocaliseText = (text: string) => string | null

/** Longer texts are prose, which no template matches; a worker has none in other languages. */
const MAX_LENGTH = 1024
/** In the key of a sentence with elements inside (find-sentences.ts). */
const FIRST_ELEMENT = '<1>'
/** Labels and facts recur on every page; texts of one page make room for those of the next. */
const MAX_KNOWN_TEXTS = 4000
/** Compiled text has no-break spaces between a number and its unit, and the line breaks of its source. */
const SPACES = /\s+/g
const LIST = ', '
/** How many parts of a list a name may be, the longest first. */
const PARTS_OF_NAMES = [3, 2]
/** Between the ways of a line such as `bus (Line 2), 30 min; taxi, 20 min`. */
const WAYS = '; '
const NUMERIC = /^[\d\s.,:+−–-]+$/
/** French has the plural from two on: `1½ heure`. */
const BELOW_TWO = /(?<![\d,.])(1[¼½¾]\s)heures/g

/** Most texts have plain spaces already: finding that out makes no copy. */
const OTHER_SPACES = /[^\S ]| {2}/
/** Text with spaces that may break, by which English texts and translations are compared. */
export const withPlainSpaces = (text: string): string =>
  OTHER_SPACES.test(text) ? text.replace(SPACES, ' ') : text

/** The English texts of a language as they are compared. */
export const englishTexts = ({ texts }: LanguageContent): readonly string[] =>
  Object.keys(texts).map(withPlainSpaces)

/** Whether a text has lists of its own, which are no list of texts. */
const hasOwnList = ({ slots }: TemplateMatch): boolean =>
  slots.includes('{days}') || slots.includes('{names}')

/** `Naples, Capodichino`: what follows a translated text may be a name that has none in the language. */
const nameAfter = (translated: readonly string[], text: string): string | null =>
  translated.length > 0 && isProperName(text) ? text : null

/**
 * Creates the translation of short texts: exact ones, names of places, dates, languages, currencies, lists of these, and
 * templates such as `Public holidays {}`, whose slots are translated in turn and else stay as they are.
 * @param matchTemplates of these and other texts, for several languages that share it
 */
export function createUncachedLocaliser(
  tag: LocaleTag,
  content: LanguageContent,
  matchTemplates: MatchTemplates = createTemplateMatcher(englishTexts(content)),
): LocaliseText {
  const texts = Object.entries(content.texts).map(
    ([english, text]) => [withPlainSpaces(english), text] as const,
  )
  const exact = new Map([
    ...Object.entries(content.namesByEnglish),
    ...texts.filter(([english]) => !SLOT.test(english)),
  ])
  const withSlots = new Map(texts.filter(([english]) => SLOT.test(english)))
  const calendarText = createCalendarText(tag)
  const daysText = createDaysText(tag)
  const numberText = createNumberText(tag)
  const intlName = createIntlNames(tag)

  /** Languages and currencies are proper nouns in English, and nouns with a capital in German; elsewhere neither. */
  const inSentence = (name: string): string =>
    tag === 'de' ? name : name.charAt(0).toLowerCase() + name.slice(1)

  const single: LocaliseText = (text) => exact.get(text) ?? calendarText(text) ?? intlName(text)

  const itemOf: LocaliseText = (item) =>
    single(item) ?? numberText(item) ?? (NUMERIC.test(item) ? item : fromTemplate(item))

  const waysSeparator = tag === 'fr' ? '\u202f; ' : WAYS

  function waysOf(text: string): string | null {
    if (!text.includes(WAYS)) return null
    const translated: string[] = []
    for (const way of text.split(WAYS)) {
      const own = localise(way) ?? nameAfter(translated, way)
      if (own === null) return null
      translated.push(own)
    }
    return translated.join(waysSeparator)
  }

  /** The items of a list; a name may have commas itself: `Carnival, Mindelo`. */
  function* itemsOf(text: string): Iterable<string> {
    const parts = text.split(LIST)
    for (let at = 0; at < parts.length; ) {
      const names = PARTS_OF_NAMES.map((count) => parts.slice(at, at + count).join(LIST))
      const item = names.find((name) => exact.has(name)) ?? parts[at] ?? ''
      yield item
      at += item.split(LIST).length
    }
  }

  function listOf(text: string): string | null {
    if (!text.includes(LIST)) return null
    const translated: string[] = []
    let hasIntlName = false
    for (const item of itemsOf(text)) {
      const own = itemOf(item) ?? nameAfter(translated, item)
      // Most texts with commas are sentences: their first part already has no translation.
      if (own === null) return null
      // A label such as `English` has a capital of its own, which a list does not keep.
      const isIntlName = intlName(item)?.toLowerCase() === own.toLowerCase()
      hasIntlName ||= isIntlName
      translated.push(isIntlName && translated.length > 0 ? inSentence(own) : own)
    }
    const list = translated.join(LIST)
    return hasIntlName ? list.charAt(0).toUpperCase() + list.slice(1) : list
  }

  function slotText(slot: string | undefined, value: string, isInside: boolean): string | null {
    if (slot === '{days}') return daysText(value)
    if (slot === '{place}') return placeText(value)
    if (slot === '{names}') return [...itemsOf(value)].map((name) => localise(name) ?? name).join(LIST)
    const own = localise(value)
    const inside = own !== null && isInside && intlName(value) === own ? inSentence(own) : own
    return slot === '{!}' ? inside : (inside ?? numberText(value) ?? value)
  }

  function fill({ english, slots, values }: TemplateMatch): string | null {
    const text = withSlots.get(english)
    if (text === undefined) return null
    const own: string[] = []
    // Prose that matches `{!} and {!}` fails at its first value.
    for (const [index, value] of values.entries()) {
      const translated = slotText(slots[index], value, index > 0 || !english.startsWith('{'))
      if (translated === null) return null
      own.push(translated)
    }
    const filled = fillSlots(text, own)
    return tag === 'fr' ? filled.replace(BELOW_TWO, '$1heure') : filled
  }

  function fromTemplate(text: string, isAllowed: (match: TemplateMatch) => boolean = isOutsidePlace) {
    for (const match of matchTemplates(text)) {
      const filled = isAllowed(match) ? fill(match) : null
      if (filled !== null) return filled
    }
    return null
  }

  const localise: LocaliseText = (text) =>
    single(text) ??
    numberText(text) ??
    waysOf(text) ??
    fromTemplate(text, hasOwnList) ??
    listOf(text) ??
    fromTemplate(text)
  const placeText = createPlaceText(tag, localise, (text) => fromTemplate(text, isInsidePlace))
  return (text) => {
    const plain = withPlainSpaces(text)
    // A template would leave the words between the elements of a sentence in English.
    const isExact = plain.length > MAX_LENGTH || plain.includes(FIRST_ELEMENT)
    return isExact ? (exact.get(plain) ?? null) : localise(plain)
  }
}

/** The same with a cache, for the pages of a worker. */
export function createTextLocaliser(tag: LocaleTag, content: LanguageContent): LocaliseText {
  const localise = createUncachedLocaliser(tag, content)
  const known = new Map<string, string | null>()
  return (text) => {
    if (text.length > MAX_LENGTH) return null
    const found = known.get(text)
    if (found !== undefined) return found
    const translated = localise(text)
    if (known.size >= MAX_KNOWN_TEXTS) known.clear()
    known.set(text, translated)
    return translated
  }
}
