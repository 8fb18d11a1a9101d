import { foldText } from './fold-text.ts'
import { WITHIN_TIER } from './match-tiers.ts'
import type { SearchTerms } from './search-terms.ts'

/** What a query says besides a page that it names: of “pairs france” that is `pairs`, and France. */
export type NamedRest = { readonly rest: string; readonly title: string }

/** Reads off the best row of a query what else was asked for; null when it names no page among other words. */
export function restOf(
  best: { readonly tier: number; readonly title: string; readonly names: readonly string[] } | undefined,
  { words }: SearchTerms,
): NamedRest | null {
  if (best?.tier !== WITHIN_TIER) return null
  const text = ` ${words.join(' ')} `
  const used = [best.title, ...best.names]
    .map((name) => ` ${foldText(name)} `)
    .filter((name) => text.includes(name))
    .toSorted((one, other) => other.length - one.length)[0]
  const rest = used === undefined ? '' : text.replace(used, ' ').trim()
  return rest === '' ? null : { rest, title: best.title }
}
