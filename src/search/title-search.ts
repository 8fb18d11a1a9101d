import { foldText } from '#isomorphic/search/fold-text.ts'
import { DEFAULT_LOCALE, type Locale } from '#isomorphic/words/locale.ts'
import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { placeInterest } from '#src/catalogue/place-interest.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import { readTitles, titleBucketOf } from '#src/catalogue/title-bucket.ts'

/** Lower is better: the complete name, its beginning, or the beginning of a word of it. */
function matchGrade(terms: readonly string[], words: readonly string[]): number | null {
  const query = words.join(' ')
  if (terms.includes(query)) return 0
  if (terms.some((term) => term.startsWith(query))) return 1
  const matches = terms.some((term) => words.every((word) => ` ${term}`.includes(` ${word}`)))
  return matches ? 2 : null
}

/**
 * Places with a name, in any language of the catalogue, that has every word of the query as a word prefix. Reads one
 * shard. Best first: exact names, Best in Travel, countries.
 * @param limit maximum number of places
 * @param locale language whose order of names applies to equal matches
 */
export async function searchTitles(
  readShard: ReadShard,
  query: string,
  limit: number,
  locale: Locale = DEFAULT_LOCALE,
): Promise<readonly PlaceSummary[]> {
  const words = foldText(query)
    .split(' ')
    .filter((word) => word !== '')
  const [firstWord] = words
  if (firstWord === undefined) return []
  const lines = (await readTitles(readShard, titleBucketOf(firstWord))) ?? []
  const graded = lines.flatMap((line) => {
    if (!('place' in line)) return []
    const grade = matchGrade([...line.terms, ...(line.inside ?? [])], words)
    return grade === null ? [] : [{ grade, place: line.place }]
  })
  const weight = ({ grade, place }: (typeof graded)[number]): number => grade * 1000 + placeInterest(place)
  return graded
    .sort((a, b) => weight(a) - weight(b) || a.place.name.localeCompare(b.place.name, locale))
    .slice(0, limit)
    .map(({ place }) => place)
}
