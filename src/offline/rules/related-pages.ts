import type { ArticleRecord } from '#src/catalogue/article-types.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'

const pathsOf = (pages: readonly { readonly path: string }[]): readonly string[] =>
  pages.map(({ path }) => path)

/** Pages right below a place. */
export const childPages = ({ regions, cities }: DestinationRecord): readonly string[] =>
  pathsOf([...regions, ...cities])

/**
 * Pages that a reader of a place goes on to, besides those below it: what it lies in, the stories about it, and around a
 * region or a city what is not far in the same country.
 */
export function relatedPages({
  path,
  kind,
  ancestors,
  nearby,
  stories,
}: DestinationRecord): readonly string[] {
  const country = ancestors[0]?.path ?? path
  const isInCountry = (address: string): boolean => address.startsWith(`${country}/`)
  const nearbyPaths = kind === 'country' ? [] : pathsOf(nearby).filter(isInCountry)
  return [...pathsOf(ancestors), ...nearbyPaths, ...pathsOf(stories)]
}

/** A story is taken along with the places that it speaks of. */
export const storyPlaces = ({ places }: Pick<ArticleRecord, 'places'>): readonly string[] => pathsOf(places)
