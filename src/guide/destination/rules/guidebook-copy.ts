import { pickWords } from '#isomorphic/words/catalogue.ts'
import { formatList } from '#isomorphic/words/formats.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import { DESTINATION_WORDS } from '#src/guide/destination/words/destination-words.ts'

/** Within a name, in all languages of the site. */
const AND = / (?:and|und|et|y|e|a) /

/** A name that has "and" itself is not joined by another one: `Baltit and Altit Fort, Badshahi Mosque`. */
const listOf = (names: readonly string[], locale: Locale): string =>
  names.some((name) => AND.test(name)) ? names.join(', ') : formatList(locale, names)

const shortName = (name: string): string => name.replace(/,.*$/, '')

/** Text of the guidebook card, with the names of sights of the place. */
export function getGuidebookCopy(
  { path, sights }: Pick<DestinationRecord, 'path' | 'sights'>,
  locale: Locale,
): string {
  const { plain, withSights } = pickWords(DESTINATION_WORDS, locale).guidebook
  const [one, other] = sights
  if (one === undefined || other === undefined) return plain
  const seed = [...path].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  const template = withSights[seed % withSights.length] ?? withSights[0]
  return template?.(listOf([shortName(one.name), shortName(other.name)], locale)) ?? ''
}
