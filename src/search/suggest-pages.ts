import { posterAddress } from '#isomorphic/posters/poster-address.ts'
import { correctSpelling, wordsToCheck } from '#isomorphic/search/correct-spelling.ts'
import { isNameTier, WITHIN_TIER } from '#isomorphic/search/match-tiers.ts'
import { type MatchedPage, matchTitles, type NamedPage } from '#isomorphic/search/match-titles.ts'
import { parseSearchTerms, type SearchTerms } from '#isomorphic/search/search-terms.ts'
import type { Suggestion, SuggestResponse } from '#isomorphic/search/suggestion.ts'
import { unmatchedTerms } from '#isomorphic/search/unmatched-terms.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { localiseContent } from '#isomorphic/words/loaded-words.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import { readTitles, titleBucketOf } from '#src/catalogue/title-bucket.ts'
import type { TitleLine } from '#src/catalogue/title-types.ts'
import { matchedNames } from '#src/search/rules/matched-names.ts'
import { SEARCH_WORDS } from '#src/search/words/search-words.ts'
import type { SpellingReader } from './spelling-reader.ts'

/** Maximum number of suggestions (issue: up to eight). */
const MAX_SUGGESTIONS = 8
/** Maximum number of shards read per query; longer queries are not names. */
const MAX_BUCKETS = 6

type SuggestionFields = Omit<Suggestion, 'match'>
/** `writtenNames`: other names and landmarks, as written. */
type SuggestedPage = NamedPage & {
  readonly fields: SuggestionFields
  readonly writtenNames: readonly string[]
}
type NameSources = { readonly readShard: ReadShard; readonly locale: Locale }
type Matches = readonly MatchedPage<SuggestedPage>[]

function toSuggestionFields(line: TitleLine, locale: Locale): SuggestionFields {
  const { kinds, suggestionCaption } = pickWords(SEARCH_WORDS, locale)
  if ('story' in line) {
    const { path, poster } = line.story
    const [name, topicName] = localiseContent(locale, [line.story.name, line.story.topicName] as const)
    const picture = poster === null ? null : posterAddress(poster, '1x1', 'thumb')
    return { title: name, path, caption: suggestionCaption(kinds.article.one, topicName), picture }
  }
  if ('page' in line) {
    const { name, path, kind, poster } = line.page
    const picture = poster === null ? null : posterAddress(poster, '1x1', 'thumb')
    return { title: localiseContent(locale, name), path, caption: kinds[kind].one, picture }
  }
  const { name, path, kind, parentName, poster } = localiseContent(locale, line.place)
  return {
    title: name,
    path,
    caption: suggestionCaption(kinds[kind].one, parentName),
    picture: posterAddress(poster, '1x1', 'thumb'),
  }
}

/** A page can be in several buckets, each with the names that have a word in it. */
function joinLines(path: string, lines: readonly TitleLine[], locale: Locale): SuggestedPage[] {
  const [first] = lines
  if (first === undefined) return []
  const shown = toSuggestionFields(first, locale)
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
      fields: shown,
      // “Family travel: kids” would say nothing.
      writtenNames: 'page' in first ? [] : all(({ called }) => called),
    },
  ]
}

function pathOf(line: TitleLine): string {
  if ('story' in line) return line.story.path
  return 'page' in line ? line.page.path : line.place.path
}

/** Pages with a name that has a word starting with a word of the query. */
async function readPages(
  { readShard, locale }: NameSources,
  { name }: SearchTerms,
): Promise<readonly SuggestedPage[]> {
  const buckets = [...new Set(name.split(' ').map(titleBucketOf))].slice(0, MAX_BUCKETS)
  const shards = await Promise.all(buckets.map((bucket) => readTitles(readShard, bucket)))
  const byPath = Map.groupBy(
    shards.flatMap((shard) => shard ?? []),
    pathOf,
  )
  return [...byPath].flatMap(([path, lines]) => joinLines(path, lines, locale))
}

function toSuggestion(
  { page: { fields: shown, writtenNames }, tier }: Matches[number],
  terms: SearchTerms,
): Suggestion {
  const { otherName } = matchedNames({ tier, title: shown.title, names: writtenNames, landmarks: [] }, terms)
  return { ...shown, match: otherName }
}

const toResponse = (matches: Matches, terms: SearchTerms): SuggestResponse => ({
  suggestions: matches.slice(0, MAX_SUGGESTIONS).map((match) => toSuggestion(match, terms)),
})

const isNameWord = (pages: readonly SuggestedPage[], word: string): boolean =>
  pages.some(({ terms, inside }) => [...terms, ...inside].some((name) => ` ${name}`.includes(` ${word}`)))

async function findNames(sources: NameSources, terms: SearchTerms) {
  const pages = await readPages(sources, terms)
  return { pages, matches: matchTitles(pages, terms) }
}

/**
 * Suggests pages whose names match an incomplete query, best first; those of the closest name when none matches. It
 * reads static files only, so that typing does not query a database.
 * @param query folded
 * @param locale language of the captions
 * @throws when a shard cannot be read
 */
export async function suggestPages(
  readShard: ReadShard,
  readSpelling: SpellingReader,
  query: string,
  locale: Locale,
): Promise<SuggestResponse> {
  const sources = { readShard, locale }
  const terms = parseSearchTerms(query)
  if (terms === null) return { suggestions: [] }
  const { pages, matches } = await findNames(sources, terms)
  const [best] = matches
  const unmatched =
    best === undefined
      ? null
      : unmatchedTerms({ tier: best.tier, title: best.page.title, names: best.page.terms }, terms)
  if (matches.length > 0 && unmatched === null) return toResponse(matches, terms)
  const knownWords = new Set(wordsToCheck(terms).filter((word) => isNameWord(pages, word)))
  const book = await readSpelling(readShard)
  const correction = correctSpelling(book, { terms, reach: 'prefix', unmatched, knownWords })
  const correctedTerms = correction === null ? null : parseSearchTerms(correction)
  const correctedMatches = correctedTerms === null ? [] : (await findNames(sources, correctedTerms)).matches
  // A page that is named among other words is replaced only by one that the complete query names.
  const usesCorrection = matches.length === 0 || isNameTier(correctedMatches[0]?.tier ?? WITHIN_TIER)
  return usesCorrection ? toResponse(correctedMatches, correctedTerms ?? terms) : toResponse(matches, terms)
}
