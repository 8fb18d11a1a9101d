import { foldText } from '#isomorphic/search/fold-text.ts'

const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/

/** What an address calls a sight, for example `fushimi-inari`; null for a name that has no plain letters. */
export function sightSlug(name: string): string | null {
  const folded = foldText(name)
  return PLAIN.test(folded) ? folded.replaceAll(' ', '-') : null
}

/** What saves a sight: its name on the page of its place; null where it cannot be named. */
export function sightPath(placePath: string, name: string): string | null {
  const slug = sightSlug(name)
  return slug === null ? null : `${placePath}#${slug}`
}
