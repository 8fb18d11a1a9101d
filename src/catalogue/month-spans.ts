import { pickWords } from '#isomorphic/words/catalogue.ts'
import { monthNames } from '#isomorphic/words/formats.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { SeasonWord } from './catalogue-types.ts'
import { CATALOGUE_WORDS } from './words/catalogue-words.ts'

function runsOf(season: readonly SeasonWord[], word: SeasonWord, locale: Locale): readonly string[] {
  const names = monthNames(locale)
  const words = pickWords(CATALOGUE_WORDS, locale).months
  const nameOf = (index: number): string => names[index % 12] ?? ''
  const holds = (index: number): boolean => season[(index + 12) % 12] === word
  const starts = names.map((_, index) => index).filter((index) => holds(index) && !holds(index - 1))
  return starts.flatMap((start) => {
    let end = start
    while (holds(end + 1)) end += 1
    // Two months are items of the list, which has one conjunction.
    return end <= start + 1
      ? [...new Set([nameOf(start), nameOf(end)])]
      : [words.range(nameOf(start), nameOf(end))]
  })
}

/**
 * The months of one word in prose; a run across the turn of the year is joined: `March to May, October and November`.
 * @param season twelve words, January first
 * @returns null when no month has the word
 */
export function monthSpans(season: readonly SeasonWord[], word: SeasonWord, locale: Locale): string | null {
  const words = pickWords(CATALOGUE_WORDS, locale).months
  if (season.every((each) => each === word)) return words.allYear
  const runs = runsOf(season, word, locale)
  return runs.length === 0 ? null : words.spans(runs)
}
