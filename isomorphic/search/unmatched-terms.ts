import { foldText } from './fold-text.ts'
import { WITHIN_TIER } from './match-tiers.ts'
import type { SearchTerms } from './search-terms.ts'

/** Terms of a query besides the page that it names: `pairs` and France for “pairs france”. */
export type UnmatchedTerms = { readonly text: string; readonly title: string }

/** Extracts the unmatched terms with the best match of a query; null when the query names no page among other words. */
export function unmatchedTerms(
  best: { readonly tier: number; readonly title: string; readonly names: readonly string[] } | undefined,
  { words }: SearchTerms,
): UnmatchedTerms | null {
  if (best?.tier !== WITHIN_TIER) return null
  const text = ` ${words.join(' ')} `
  const matchedName = [best.title, ...best.names]
    .map((name) => ` ${foldText(name)} `)
    .filter((name) => text.includes(name))
    .toSorted((one, other) => other.length - one.length)[0]
  const rest = matchedName === undefined ? '' : text.replace(matchedName, ' ').trim()
  return rest === '' ? null : { text: rest, title: best.title }
}
