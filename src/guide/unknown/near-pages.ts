import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'
import { placeInterest } from '#src/catalogue/place-interest.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import { titleBucketOf } from '#src/catalogue/title-bucket.ts'
import type { TitleLine } from '#src/catalogue/title-types.ts'
import { type NearName, nearness, toNearName } from './name-nearness.ts'
import { type NearPage, toNearPlace } from './near-index.ts'
import type { WantedKind, WantedPage } from './wanted-page.ts'

export type NearPages = {
  /** The likeliest first. */
  readonly links: readonly PageLink[]
  /** Those of them that are places. */
  readonly places: readonly PlaceSummary[]
}

type Graded = { readonly page: NearPage; readonly score: number }

/** Below this two names have little more than a word in common. */
const LEAST_SCORE = 0.4
/** Beside a likely page, one so much less likely only distracts. */
const MOST_BEHIND = 0.35
/** Nothing in the title shards can be better. */
const SURE_SCORE = 0.95
const KIND_BONUS = 0.08
const AROUND_BONUS = 0.04
/** What the page was thought to lie in is a second choice. */
const PARENT_SCORE = 0.66
const MOST_PARENTS = 2
/** So near must its name come: as good as the same. */
const LEAST_PARENT = 0.82
/** Entries come by interest; names are compared letter by letter for so many of a shard at most. */
const MOST_ENTRIES = 400

function scoreOf(names: readonly NearName[], wanted: NearName): number {
  return names.reduce((best, name) => Math.max(best, nearness(wanted, name)), 0)
}

function gradeAll(pages: readonly NearPage[], { name, around, kind }: WantedPage): readonly Graded[] {
  const wanted = toNearName(name)
  const parents = around.slice(0, MOST_PARENTS).map(toNearName)
  return pages.flatMap((page) => {
    const own = scoreOf(page.names, wanted)
    const isInside = page.around.some((place) => around.includes(place))
    const bonus = (page.kind === kind ? KIND_BONUS : 0) + (isInside ? AROUND_BONUS : 0)
    const asParent = parents.reduce((best, parent) => Math.max(best, scoreOf(page.names, parent)), 0)
    const score = Math.max(own === 0 ? 0 : own + bonus, asParent < LEAST_PARENT ? 0 : asParent * PARENT_SCORE)
    return score < LEAST_SCORE ? [] : [{ page, score }]
  })
}

/** Names in every language, of places without a text too: the shards of the first and the last word. */
async function readTitles(readShard: ReadShard, { name }: WantedPage): Promise<readonly NearPage[]> {
  const words = name.split(' ').filter((word) => word !== '')
  const ends = [words.at(0), words.at(-1)].filter((word) => word !== undefined)
  const buckets = [...new Set(ends.map(titleBucketOf))]
  const shards = await Promise.all(
    buckets.map((bucket) => readShard<readonly TitleLine[]>(`titles-${bucket}`).catch(() => null)),
  )
  return shards.flatMap((entries) =>
    (entries ?? [])
      .filter(({ terms }, index) => index < MOST_ENTRIES || terms.includes(name))
      .flatMap((line) =>
        'place' in line
          ? [toNearPlace(line.place, [...line.terms, ...(line.inside ?? [])].map(toNearName))]
          : [],
      ),
  )
}

/** Where all of a kind are listed, for when none of them is likely. */
const LISTS: Readonly<Record<WantedKind, string>> = {
  place: '/places',
  story: '/articles',
  topic: '/articles',
}

function listOf(index: readonly NearPage[], kind: WantedKind | null): readonly PageLink[] {
  return index.flatMap(({ link }) => (kind !== null && link.path === LISTS[kind] ? [link] : []))
}

const interestOf = ({ place }: NearPage): number => (place === null ? 0 : placeInterest(place))

/** Best first, each page once. */
function inOrder(graded: readonly Graded[]): readonly Graded[] {
  const sorted = graded.toSorted(
    (one, other) => other.score - one.score || interestOf(one.page) - interestOf(other.page),
  )
  const seen = new Set<string>()
  return sorted.filter(({ page: { link } }) => !seen.has(link.path) && seen.add(link.path))
}

/**
 * The pages that an address without a page most likely meant: letters wrong, left out or swapped, a name cut short, an
 * address of another site's kind, a name in another language. Looks through what the worker carries, and reads two title
 * shards at most when that finds no page of exactly this name; their failure is no error. When nothing is near, the
 * list of all pages of the kind that the address names.
 * @param limit how many at most
 */
export async function findNearPages(
  readShard: ReadShard,
  index: readonly NearPage[],
  wanted: WantedPage,
  limit: number,
): Promise<NearPages> {
  if (wanted.name === '') return { links: [], places: [] }
  const known = gradeAll(index, wanted)
  const isSure = known.some(({ score }) => score >= SURE_SCORE)
  const titled = isSure ? [] : gradeAll(await readTitles(readShard, wanted), wanted)
  const ordered = inOrder([...known, ...titled])
  const least = (ordered[0]?.score ?? 0) - MOST_BEHIND
  const near = ordered.filter(({ score }) => score >= least).slice(0, limit)
  return {
    links: near.length > 0 ? near.map(({ page }) => page.link) : listOf(index, wanted.kind),
    places: near.flatMap(({ page }) => page.place ?? []),
  }
}
