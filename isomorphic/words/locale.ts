/** A language of the interface, as a BCP 47 tag. */
export type Locale = 'en'

/** The language of addresses without a language prefix. */
export const DEFAULT_LOCALE: Locale = 'en'

/** The regional conventions for dates and numbers of each language, as a tag for `Intl`. */
const FORMAT_LOCALES: Readonly<Record<Locale, string>> = { en: 'en-GB' }

/** Returns the tag that `Intl` formats of a language are made with. */
export const formatLocaleOf = (locale: Locale): string => FORMAT_LOCALES[locale]
