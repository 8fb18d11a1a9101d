import { foldText } from './fold-text.ts'
import { WITHIN_TIER, wholeInsideTier } from './match-tiers.ts'
import { joinedName, NAME_GRADES, namesWithin } from './search-names.ts'
import type { SearchTerms } from './search-terms.ts'

/** A page by its names, all of them folded, as far as they matter for a query. */
export type NamedPage = {
  readonly path: string
  readonly title: string
  readonly terms: readonly string[]
  readonly inside: readonly string[]
  readonly around: readonly string[]
  /** Names that are also words. */
  readonly plain: readonly string[]
  /** Its place among all pages, the most important first. */
  readonly order: number
}

export type MatchedPage<Page> = { readonly page: Page; readonly tier: number }

/** A shorter word of several, perhaps still being typed, begins too many names to tell a page by. */
const SHORTEST_OWN_WORD = 3

const hasWord = (text: string, word: string): boolean => ` ${text} `.includes(` ${word} `)
const hasStart = (text: string, word: string): boolean => ` ${text}`.includes(` ${word}`)
const hasAllStarts = (text: string, words: readonly string[]): boolean =>
  words.every((word) => hasStart(text, word))
/** All words whole but the last, which may still be being typed. */
const hasAllWhole = (text: string, words: readonly string[]): boolean =>
  words.every((word, index) => (index === words.length - 1 ? hasStart(text, word) : hasWord(text, word)))

/** A query made ready to be compared with many names. */
type Asked = SearchTerms & {
  readonly whole: readonly string[]
  readonly joined: string | null
  readonly runs: ReadonlySet<string>
}

const askedOf = (terms: SearchTerms): Asked => ({
  ...terms,
  whole: [terms.name, terms.words.join(' ')],
  joined: joinedName(terms.name),
  runs: new Set(namesWithin(terms.name)),
})

function splitNames({ title, terms }: NamedPage) {
  const folded = foldText(title)
  const forms = new Set([folded, folded.replace(/\bsaint /, 'st '), joinedName(folded)])
  return { titles: terms.filter((term) => forms.has(term)), others: terms.filter((term) => !forms.has(term)) }
}

type Names = ReturnType<typeof splitNames>

/** Tiers of what begins with the query or is all of it. */
function wholeTiers(
  { titles, others }: Names,
  { inside }: NamedPage,
  asked: Asked,
): readonly (number | false)[] {
  const { whole, joined, name, words } = asked
  const isWhole = (each: string): boolean => whole.includes(each)
  const insideTier = wholeInsideTier(asked)
  return [
    titles.some(isWhole) && NAME_GRADES.title,
    others.some(isWhole) && NAME_GRADES.other,
    titles.some((title) => title.startsWith(name)) && 2,
    others.some((other) => other.startsWith(name)) && (words.length > 1 ? 3 : 5),
    (inside.some(isWhole) || [...titles, ...others, ...inside].some((each) => each === joined)) && insideTier,
    inside.some((each) => each.startsWith(name)) && 10,
  ]
}

/** Tiers of names that have the words of the query, by themselves or with what the page lies in. */
function wordTiers({ titles, others }: Names, around: string, { words }: Asked): readonly (number | false)[] {
  const isSingle = words.length === 1
  const has = isSingle ? hasAllStarts : hasAllWhole
  const own = [...titles, ...others].join(' ')
  const longer = words.filter((word) => word.length >= SHORTEST_OWN_WORD)
  const telling = longer.length > 0 ? longer : words
  const places = `${own} ${around}`
  return [
    has(titles.join(' '), words) && 4,
    has(own, words) && 6,
    !isSingle && telling.some((word) => hasStart(own, word)) && has(places, words) && 7,
    hasAllStarts(places, words) && 8,
  ]
}

/** Names of pages that are a part of the query; what lies in a longer one of them does not count. */
function namesCalled(pages: readonly NamedPage[], { runs }: Asked): ReadonlySet<string> {
  const called = new Set(
    pages.flatMap(({ terms, inside }) => [...terms, ...inside].filter((name) => runs.has(name))),
  )
  const isPart = (name: string): boolean =>
    [...called].some((longer) => longer.length > name.length && hasWord(longer, name))
  return new Set([...called].filter((name) => !isPart(name)))
}

/** Among other words titles count before other names, and those before what lies inside. Null: the query calls it by none. */
function calledGrade(
  { titles, others }: Names,
  { inside, plain }: NamedPage,
  called: ReadonlySet<string>,
): number | null {
  const tells = (name: string): boolean => called.has(name) && !plain.includes(name)
  if (titles.some((title) => called.has(title))) return NAME_GRADES.title
  if (others.some(tells)) return NAME_GRADES.other
  return inside.some(tells) ? NAME_GRADES.inside : null
}

type NamesByPath = ReadonlyMap<string, readonly string[]>

/** What a page lies in, by every name of it that is known here. */
function aroundOf({ path, around }: NamedPage, known: NamesByPath): string {
  const names = [...around]
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
    names.push(...(known.get(path.slice(0, end)) ?? []))
  return names.join(' ')
}

const smallerFirst = (one: NamedPage, other: NamedPage): number =>
  other.path.split('/').length - one.path.split('/').length

/**
 * Pages whose names match a query, best first, by the same tiers as in the index (search-match.ts).
 * @param pages those that have a word of the query in a name, or some that do not
 */
export function matchTitles<Page extends NamedPage>(
  pages: readonly Page[],
  terms: SearchTerms,
): readonly MatchedPage<Page>[] {
  const asked = askedOf(terms)
  const called = namesCalled(pages, asked)
  const known = new Map(pages.map(({ path, terms: names }) => [path, names]))
  const matched = pages.flatMap((page) => {
    const names = splitNames(page)
    const grade = calledGrade(names, page, called)
    const tiers = [
      ...wholeTiers(names, page, asked),
      ...wordTiers(names, aroundOf(page, known), asked),
      grade !== null && WITHIN_TIER,
    ].filter((tier) => tier !== false)
    return tiers.length === 0 ? [] : [{ page, tier: Math.min(...tiers), grade: grade ?? 0 }]
  })
  return matched.toSorted(
    (one, other) =>
      one.tier - other.tier ||
      (one.tier === WITHIN_TIER ? one.grade - other.grade || smallerFirst(one.page, other.page) : 0) ||
      one.page.order - other.page.order,
  )
}
