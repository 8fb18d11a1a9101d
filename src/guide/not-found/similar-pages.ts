import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'
import { placeInterest } from '#src/catalogue/place-interest.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import { readTitles, titleBucketOf } from '#src/catalogue/title-bucket.ts'
import type { TitleLine } from '#src/catalogue/title-types.ts'
import { type CandidatePage, toCandidatePlace } from './candidate-index.ts'
import { type ComparableName, nameSimilarity, toComparableName } from './name-similarity.ts'
import type { RequestedKind, RequestedPage } from './requested-page.ts'

export type SimilarPages = {
  /** Most similar first. */
  readonly links: readonly PageLink[]
  /** The places among them. */
  readonly places: readonly PlaceSummary[]
}

type ScoredPage = { readonly page: CandidatePage; readonly score: number }

/** Below this, two names share little more than a word. */
const MIN_SCORE = 0.4
/** Pages that score this much lower than the best are omitted. */
const MAX_SCORE_GAP = 0.35
/** No match in the title shards can be better. */
const CONFIDENT_SCORE = 0.95
const KIND_BONUS = 0.08
const PARENT_BONUS = 0.04
/** Score of a page that matches an assumed parent instead. */
const PARENT_SCORE = 0.66
const MAX_PARENTS = 2
/** Similarity required of a parent's name: nearly equal. */
const MIN_PARENT_SIMILARITY = 0.82
/** Entries are sorted by interest; only this many of a shard are compared by spelling. */
const MAX_ENTRIES_PER_SHARD = 400

function scoreNames(names: readonly ComparableName[], requested: ComparableName): number {
  return names.reduce((best, name) => Math.max(best, nameSimilarity(requested, name)), 0)
}

function scorePages(
  pages: readonly CandidatePage[],
  { name, parents: parentNames, kind }: RequestedPage,
): readonly ScoredPage[] {
  const requested = toComparableName(name)
  const parents = parentNames.slice(0, MAX_PARENTS).map(toComparableName)
  return pages.flatMap((page) => {
    const ownScore = scoreNames(page.names, requested)
    const hasSameParent = page.parents.some((place) => parentNames.includes(place))
    const bonus = (page.kind === kind ? KIND_BONUS : 0) + (hasSameParent ? PARENT_BONUS : 0)
    const parentScore = parents.reduce((best, parent) => Math.max(best, scoreNames(page.names, parent)), 0)
    const score = Math.max(
      ownScore === 0 ? 0 : ownScore + bonus,
      parentScore < MIN_PARENT_SIMILARITY ? 0 : parentScore * PARENT_SCORE,
    )
    return score < MIN_SCORE ? [] : [{ page, score }]
  })
}

/** Stories are in the bundled index. */
function toCandidates(line: TitleLine, names: readonly ComparableName[]): readonly CandidatePage[] {
  if ('place' in line) return [toCandidatePlace(line.place, names)]
  if (!('page' in line)) return []
  const { name, path } = line.page
  return [{ link: { name, path }, kind: 'page', names, parents: [], place: null }]
}

/** Titles in all languages, also of places without a text: from the shards of the first and the last word. */
async function readCandidates(
  readShard: ReadShard,
  { name }: RequestedPage,
): Promise<readonly CandidatePage[]> {
  const words = name.split(' ').filter((word) => word !== '')
  const ends = [words.at(0), words.at(-1)].filter((word) => word !== undefined)
  const buckets = [...new Set(ends.map(titleBucketOf))]
  const shards = await Promise.all(buckets.map((bucket) => readTitles(readShard, bucket).catch(() => null)))
  return shards.flatMap((entries) =>
    (entries ?? [])
      .filter(({ terms }, index) => index < MAX_ENTRIES_PER_SHARD || terms.includes(name))
      .flatMap((line) => toCandidates(line, [...line.terms, ...(line.inside ?? [])].map(toComparableName))),
  )
}

/** List pages by kind, used if no page is similar. */
const LIST_PATHS: Readonly<Record<RequestedKind, string>> = {
  place: '/places',
  story: '/articles',
  topic: '/articles',
}

function findListPage(index: readonly CandidatePage[], kind: RequestedKind | null): readonly PageLink[] {
  return index.flatMap(({ link }) => (kind !== null && link.path === LIST_PATHS[kind] ? [link] : []))
}

const interestOf = ({ place }: CandidatePage): number => (place === null ? 0 : placeInterest(place))

/** Best first, without duplicates. */
function sortByScore(pages: readonly ScoredPage[]): readonly ScoredPage[] {
  const sorted = pages.toSorted(
    (one, other) => other.score - one.score || interestOf(one.page) - interestOf(other.page),
  )
  const seen = new Set<string>()
  return sorted.filter(({ page: { link } }) => !seen.has(link.path) && seen.add(link.path))
}

/**
 * Finds the pages that an unknown URL most likely meant: typos, truncated names, URL patterns of other sites, names in
 * other languages. Searches the bundled index, and up to two title shards if the index has no exact match; a failed
 * shard is ignored. If nothing is similar, returns the list page of the requested kind.
 * @param limit maximum number of pages
 */
export async function findSimilarPages(
  readShard: ReadShard,
  index: readonly CandidatePage[],
  requested: RequestedPage,
  limit: number,
): Promise<SimilarPages> {
  if (requested.name === '') return { links: [], places: [] }
  const known = scorePages(index, requested)
  const isConfident = known.some(({ score }) => score >= CONFIDENT_SCORE)
  const titleMatches = isConfident ? [] : scorePages(await readCandidates(readShard, requested), requested)
  const ordered = sortByScore([...known, ...titleMatches])
  const minScore = (ordered[0]?.score ?? 0) - MAX_SCORE_GAP
  const similar = ordered.filter(({ score }) => score >= minScore).slice(0, limit)
  return {
    links: similar.length > 0 ? similar.map(({ page }) => page.link) : findListPage(index, requested.kind),
    places: similar.flatMap(({ page }) => page.place ?? []),
  }
}
