import { foldText } from './fold-text.ts'
import { exactInsideTier, WITHIN_TIER } from './match-tiers.ts'
import { joinedName, NAME_GRADES, namesWithin } from './search-names.ts'
import type { SearchTerms } from './search-terms.ts'

/** A page with its folded names, as far as they are relevant to a query. */
export type NamedPage = {
  readonly path: string
  readonly title: string
  readonly terms: readonly string[]
  readonly inside: readonly string[]
  readonly around: readonly string[]
  /** Names that are also common words. */
  readonly plain: readonly string[]
  /** Rank among all pages; lower is more important. */
  readonly order: number
}

export type MatchedPage<Page> = { readonly page: Page; readonly tier: number }

/** In a query of several words, a shorter word matches too many names to identify a page. */
const MIN_OWN_WORD_LENGTH = 3

const hasWord = (text: string, word: string): boolean => ` ${text} `.includes(` ${word} `)
const hasStart = (text: string, word: string): boolean => ` ${text}`.includes(` ${word}`)
const hasAllStarts = (text: string, words: readonly string[]): boolean =>
  words.every((word) => hasStart(text, word))
/** All words match completely, except the last, which may be a prefix. */
const hasAllWords = (text: string, words: readonly string[]): boolean =>
  words.every((word, index) => (index === words.length - 1 ? hasStart(text, word) : hasWord(text, word)))

/** A query prepared for comparison with many names. */
type PreparedQuery = SearchTerms & {
  readonly exactForms: readonly string[]
  readonly joined: string | null
  readonly runs: ReadonlySet<string>
}

const prepareQuery = (terms: SearchTerms): PreparedQuery => ({
  ...terms,
  exactForms: [terms.name, terms.words.join(' ')],
  joined: joinedName(terms.name),
  runs: new Set(namesWithin(terms.name)),
})

function splitNames({ title, terms }: NamedPage) {
  const folded = foldText(title)
  const forms = new Set([folded, folded.replace(/\bsaint /, 'st '), joinedName(folded)])
  return { titles: terms.filter((term) => forms.has(term)), others: terms.filter((term) => !forms.has(term)) }
}

type Names = ReturnType<typeof splitNames>

/** Tiers of names that start with the query or equal it. */
function exactTiers(
  { titles, others }: Names,
  { inside }: NamedPage,
  query: PreparedQuery,
): readonly (number | false)[] {
  const { exactForms, joined, name, words } = query
  const isExact = (each: string): boolean => exactForms.includes(each)
  const insideTier = exactInsideTier(query)
  return [
    titles.some(isExact) && NAME_GRADES.title,
    others.some(isExact) && NAME_GRADES.other,
    titles.some((title) => title.startsWith(name)) && 2,
    others.some((other) => other.startsWith(name)) && (words.length > 1 ? 3 : 5),
    (inside.some(isExact) || [...titles, ...others, ...inside].some((each) => each === joined)) && insideTier,
    inside.some((each) => each.startsWith(name)) && 10,
  ]
}

/** Tiers of names that contain the words of the query, alone or together with the names of surrounding places. */
function wordTiers(
  { titles, others }: Names,
  around: string,
  { words }: PreparedQuery,
): readonly (number | false)[] {
  const isSingle = words.length === 1
  const has = isSingle ? hasAllStarts : hasAllWords
  const own = [...titles, ...others].join(' ')
  const longer = words.filter((word) => word.length >= MIN_OWN_WORD_LENGTH)
  const significant = longer.length > 0 ? longer : words
  const places = `${own} ${around}`
  return [
    has(titles.join(' '), words) && 4,
    has(own, words) && 6,
    !isSingle && significant.some((word) => hasStart(own, word)) && has(places, words) && 7,
    hasAllStarts(places, words) && 8,
  ]
}

/** Page names that the query contains, without those that are part of a longer one. */
function namesInQuery(pages: readonly NamedPage[], { runs }: PreparedQuery): ReadonlySet<string> {
  const found = new Set(
    pages.flatMap(({ terms, inside }) => [...terms, ...inside].filter((name) => runs.has(name))),
  )
  const isPart = (name: string): boolean =>
    [...found].some((longer) => longer.length > name.length && hasWord(longer, name))
  return new Set([...found].filter((name) => !isPart(name)))
}

/**
 * Grade of a page whose name the query contains: titles before other names, those before names inside. Null: the query
 * contains none.
 */
function namedGrade(
  { titles, others }: Names,
  { inside, plain }: NamedPage,
  namesFound: ReadonlySet<string>,
): number | null {
  const identifiesPage = (name: string): boolean => namesFound.has(name) && !plain.includes(name)
  if (titles.some((title) => namesFound.has(title))) return NAME_GRADES.title
  if (others.some(identifiesPage)) return NAME_GRADES.other
  return inside.some(identifiesPage) ? NAME_GRADES.inside : null
}

type NamesByPath = ReadonlyMap<string, readonly string[]>

/** Names of the places around a page, including all known names of its parents. */
function aroundOf({ path, around }: NamedPage, namesByPath: NamesByPath): string {
  const names = [...around]
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
    names.push(...(namesByPath.get(path.slice(0, end)) ?? []))
  return names.join(' ')
}

/** Topics and pages of the site: in a query that names a place or a story too, that comes first. */
const isSitePage = ({ path }: NamedPage): boolean =>
  !path.startsWith('/destinations/') &&
  (!path.startsWith('/articles/') || path.startsWith('/articles/category/'))
const siteLast = (one: NamedPage, other: NamedPage): number =>
  Number(isSitePage(one)) - Number(isSitePage(other))
const smallerFirst = (one: NamedPage, other: NamedPage): number =>
  other.path.split('/').length - one.path.split('/').length

/**
 * Pages whose names match a query, best first, by the same tiers as in the index (search-match.ts).
 * @param pages candidates; pages without a match are dropped
 */
export function matchTitles<Page extends NamedPage>(
  pages: readonly Page[],
  terms: SearchTerms,
): readonly MatchedPage<Page>[] {
  const query = prepareQuery(terms)
  const namesFound = namesInQuery(pages, query)
  const namesByPath = new Map(pages.map(({ path, terms: names }) => [path, names]))
  const matched = pages.flatMap((page) => {
    const names = splitNames(page)
    const grade = namedGrade(names, page, namesFound)
    const tiers = [
      ...exactTiers(names, page, query),
      ...wordTiers(names, aroundOf(page, namesByPath), query),
      grade !== null && WITHIN_TIER,
    ].filter((tier) => tier !== false)
    return tiers.length === 0 ? [] : [{ page, tier: Math.min(...tiers), grade: grade ?? 0 }]
  })
  return matched.toSorted(
    (one, other) =>
      one.tier - other.tier ||
      (one.tier === WITHIN_TIER
        ? siteLast(one.page, other.page) || one.grade - other.grade || smallerFirst(one.page, other.page)
        : 0) ||
      one.page.order - other.page.order,
  )
}
