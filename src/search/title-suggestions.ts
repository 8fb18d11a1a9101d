import { posterAddress } from '#client/posters/poster-address.ts'
import { findSpelling, wordsToKnow } from '#client/search/matching/find-spelling.ts'
import { isNameTier, WITHIN_TIER } from '#client/search/matching/match-tiers.ts'
import { restOf } from '#client/search/matching/search-rest.ts'
import { readTerms, type SearchTerms } from '#client/search/matching/search-terms.ts'
import { type MatchedPage, matchTitles, type NamedPage } from '#client/search/matching/title-match.ts'
import type { SuggestAnswer, Suggestion } from '#client/search/suggestion.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import { titleBucketOf } from '#src/catalogue/title-bucket.ts'
import type { TitleLine } from '#src/catalogue/title-types.ts'
import { calledBy } from '#src/search/rules/called-by.ts'
import { SEARCH_KIND_NAMES } from '#src/search/rules/search-kind.ts'
import type { SpellingReader } from './spelling-reader.ts'

/** Lines under the search field (issue: up to eight). */
const MOST_SUGGESTIONS = 8
/** A query of more words is no name. */
const MOST_BUCKETS = 6

type Shown = Omit<Suggestion, 'match'>
/** `called`: other names, and those of what lies there, as they are written. */
type SuggestedPage = NamedPage & { readonly shown: Shown; readonly called: readonly string[] }
type Matches = readonly MatchedPage<SuggestedPage>[]

function shownOf(line: TitleLine): Shown {
  if ('story' in line) {
    const { name, path, topicName, poster } = line.story
    const picture = poster === null ? null : posterAddress(poster, '1x1', 'thumb')
    return { title: name, path, caption: `${SEARCH_KIND_NAMES.article.one} in ${topicName}`, picture }
  }
  const { name, path, kind, parentName, poster } = line.place
  return {
    title: name,
    path,
    caption: `${SEARCH_KIND_NAMES[kind].one} in ${parentName}`,
    picture: posterAddress(poster, '1x1', 'thumb'),
  }
}

/** A page may be in several buckets, in each with the names that have a word there. */
function joinLines(path: string, lines: readonly TitleLine[]): SuggestedPage[] {
  const [first] = lines
  if (first === undefined) return []
  const shown = shownOf(first)
  const all = (names: (line: TitleLine) => readonly string[] | undefined): readonly string[] => [
    ...new Set(lines.flatMap((line) => names(line) ?? [])),
  ]
  return [
    {
      path,
      title: shown.title,
      terms: all(({ terms }) => terms),
      inside: all(({ inside }) => inside),
      around: first.around ?? [],
      plain: all(({ plain }) => plain),
      order: first.order ?? 0,
      shown,
      called: all(({ called }) => called),
    },
  ]
}

const pathOf = (line: TitleLine): string => ('story' in line ? line.story.path : line.place.path)

/** Pages with a word of the query at the beginning of a word of a name. */
async function readPages(readShard: ReadShard, { name }: SearchTerms): Promise<readonly SuggestedPage[]> {
  const buckets = [...new Set(name.split(' ').map(titleBucketOf))].slice(0, MOST_BUCKETS)
  const shards = await Promise.all(
    buckets.map((bucket) => readShard<readonly TitleLine[]>(`titles-${bucket}`)),
  )
  const byPath = Map.groupBy(
    shards.flatMap((shard) => shard ?? []),
    pathOf,
  )
  return [...byPath].flatMap(([path, lines]) => joinLines(path, lines))
}

function toSuggestion({ page: { shown, called }, tier }: Matches[number], terms: SearchTerms): Suggestion {
  const { otherName } = calledBy({ tier, title: shown.title, names: called, landmarks: [] }, terms)
  return { ...shown, match: otherName }
}

const answerOf = (matches: Matches, terms: SearchTerms): SuggestAnswer => ({
  suggestions: matches.slice(0, MOST_SUGGESTIONS).map((match) => toSuggestion(match, terms)),
})

const isKnown = (pages: readonly SuggestedPage[], word: string): boolean =>
  pages.some(({ terms, inside }) => [...terms, ...inside].some((name) => ` ${name}`.includes(` ${word}`)))

async function findNames(readShard: ReadShard, terms: SearchTerms) {
  const pages = await readPages(readShard, terms)
  return { pages, matches: matchTitles(pages, terms) }
}

/**
 * Pages whose names match what is being typed, best first; those of the closest name when none does. It is all among the
 * static files, so that typing waits for no database.
 * @param query folded
 * @throws whatever `readShard` throws
 */
export async function suggestPages(
  readShard: ReadShard,
  readSpelling: SpellingReader,
  query: string,
): Promise<SuggestAnswer> {
  const terms = readTerms(query)
  if (terms === null) return { suggestions: [] }
  const { pages, matches: typed } = await findNames(readShard, terms)
  const [best] = typed
  const named =
    best === undefined
      ? null
      : restOf({ tier: best.tier, title: best.page.title, names: best.page.terms }, terms)
  if (typed.length > 0 && named === null) return answerOf(typed, terms)
  const known = new Set(wordsToKnow(terms).filter((word) => isKnown(pages, word)))
  const book = await readSpelling(readShard)
  const name = findSpelling(book, { terms, reach: 'beginning', named, known })
  const meant = name === null ? null : readTerms(name)
  const instead = meant === null ? [] : (await findNames(readShard, meant)).matches
  // A page that is named among other words gives way only to one that all of them name.
  const isBetter = typed.length === 0 || isNameTier(instead[0]?.tier ?? WITHIN_TIER)
  return isBetter ? answerOf(instead, meant ?? terms) : answerOf(typed, terms)
}
