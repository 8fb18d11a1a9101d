import { localiseContent } from '#isomorphic/words/loaded-words.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'
import type { WhereAnswer, WhereResult } from './where-answer.ts'

/** Names the places of an answer in a language; the reasons are already in it. */
export function localiseResults(results: readonly WhereResult[], locale: Locale): readonly WhereResult[] {
  const names = localiseContent(
    locale,
    results.map(({ path, name, parentName }) => ({ path, name, parentName })),
  )
  return results.map((result, index) => ({ ...result, ...names[index] }))
}

const inAlphabet = (locale: Locale, links: readonly PageLink[]): readonly PageLink[] => {
  const { compare } = new Intl.Collator(locale)
  return links.toSorted((one, other) => compare(one.name, other.name))
}

/** An answer with the names of its places in a language. */
export const localiseAnswer = (answer: WhereAnswer, locale: Locale): WhereAnswer => ({
  ...answer,
  results: localiseResults(answer.results, locale),
  more: inAlphabet(locale, localiseContent(locale, answer.more)),
})
