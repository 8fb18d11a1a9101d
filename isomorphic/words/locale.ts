/** The languages of the interface, as BCP 47 tags: English first, then in the order of the language menu. */
export const LOCALE_TAGS = ['en', 'de', 'fr', 'es', 'it', 'cs'] as const

/** A language of the interface, as a BCP 47 tag. */
export type LocaleTag = (typeof LOCALE_TAGS)[number]

/** A language whose text is a chunk of its own. */
export type TranslatedTag = Exclude<LocaleTag, 'en'>

/** The languages besides English. */
export const TRANSLATED_TAGS: readonly TranslatedTag[] = /* @__PURE__ */ LOCALE_TAGS.filter(
  (tag) => tag !== 'en',
)

declare const isLoaded: unique symbol

/**
 * A language whose text is in memory: English, or the result of `storeLanguage` (loaded-words.ts). Code with a
 * `Locale` can therefore read text without waiting, and the compiler rejects a mere tag.
 */
export type Locale = 'en' | (TranslatedTag & { readonly [isLoaded]: true })

/** The language of addresses without a language prefix. */
export const DEFAULT_LOCALE: Locale & 'en' = 'en'

/** The regional conventions for dates and numbers of each language, as a tag for `Intl`. */
const FORMAT_LOCALES: Readonly<Record<LocaleTag, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
  cs: 'cs-CZ',
}

/** Languages that are written from right to left: none is offered yet, but pages are ready for one. */
const RIGHT_TO_LEFT = /^(?:ar|fa|he|ur)\b/

/** The direction in which a language is written, for `<html dir>`. @param tag a BCP 47 tag */
export const textDirectionOf = (tag: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.test(tag) ? 'rtl' : 'ltr')

/** Returns the tag that `Intl` formats of a language are made with. */
export const formatLocaleOf = (locale: LocaleTag): string => FORMAT_LOCALES[locale]
