import { DEFAULT_LOCALE, type Locale } from './locale.ts'

/** Places of Best in Travel keep their order; the others follow by name. */
export const sortUnranked = <T extends { readonly name: string; readonly rank: number | null }>(
  places: readonly T[],
  locale: Locale,
): readonly T[] => [
  ...places.filter(({ rank }) => rank !== null),
  ...sortByName(
    places.filter(({ rank }) => rank === null),
    locale,
  ),
]

/** Sorts by name in the order of a language. The content lists everything by its English name already. */
export const sortByName = <T extends { readonly name: string }>(
  items: readonly T[],
  locale: Locale,
): readonly T[] =>
  locale === DEFAULT_LOCALE
    ? items
    : items.toSorted((one, other) => one.name.localeCompare(other.name, locale))
