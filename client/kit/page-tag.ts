import { DEFAULT_LOCALE, LOCALE_TAGS, type LocaleTag } from '#isomorphic/words/locale.ts'

/** The language of the page, for addresses. */
export const pageTag = (page: Document = document): LocaleTag =>
  LOCALE_TAGS.find((tag) => tag === page.documentElement.lang) ?? DEFAULT_LOCALE
