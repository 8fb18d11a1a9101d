import type { LocaleTag } from './locale.ts'

const FIRST_OF_MONTH =
  /(?<![\d.,])1(?=[ \u00a0](?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)|–\d{1,2}[ \u00a0])/g

/** French says "1er janvier", the one ordinal of its dates, where CLDR writes "1 janvier". */
export const withOrdinalDay = (locale: LocaleTag, date: string): string =>
  locale === 'fr' ? date.replace(FIRST_OF_MONTH, '1er') : date
