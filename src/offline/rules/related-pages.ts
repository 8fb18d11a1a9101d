import type { ArticleRecord } from '#src/catalogue/article-types.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'

const pathsOf = (pages: readonly { readonly path: string }[]): readonly string[] =>
  pages.map(({ path }) => path)

/** The pages directly below a place. */
export const childPages = ({ regions, cities }: DestinationRecord): readonly string[] =>
  pathsOf([...regions, ...cities])

/**
 * Pages related to a place besides those below it: its ancestors, its stories, and for a region or a city the nearby
 * places in the same country.
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

/** The places of a story, whose names lead to it. */
export const storyPlaces = ({ places }: Pick<ArticleRecord, 'places'>): readonly string[] => pathsOf(places)
