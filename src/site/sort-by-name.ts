import { DEFAULT_LOCALE, type Locale } from '#isomorphic/words/locale.ts'

/** Sorts by name in the order of a language. The content lists everything by its English name already. */
export const sortByName = <T extends { readonly name: string }>(
  items: readonly T[],
  locale: Locale,
): readonly T[] =>
  locale === DEFAULT_LOCALE
    ? items
    : items.toSorted((one, other) => one.name.localeCompare(other.name, locale))
