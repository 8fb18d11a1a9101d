import { foldText } from '#isomorphic/search/fold-text.ts'
import { INTERESTS, type Interest } from '#isomorphic/where/interests.ts'
import { MAX_INTERESTS } from '#isomorphic/where/ranking-rules.ts'
import { listWishes, NO_WISHES, type Wishes } from '#isomorphic/where/wishes.ts'
import type { LocaleTag } from '#isomorphic/words/locale.ts'
import { QUERY_WORDS_EN, type QueryLanguage } from './query-words.ts'
import { QUERY_WORDS_DE } from './query-words-de.ts'
import { QUERY_WORDS_FR } from './query-words-fr.ts'

/** Names of the guide, for telling a name from a wish. */
export type GuideNames = {
  /** Path without `/destinations/` of the place with a folded name; null for none. */
  readonly find: (foldedName: string) => string | null
  /** Slugs of the continents by folded name. */
  readonly continents: ReadonlyMap<string, string>
}

/** What a search asks for: places like one, or an answer to wishes. */
export type ParsedQuery =
  | {
      readonly kind: 'like'
      readonly id: string
      readonly isCheaper: boolean
      /** What the places have to fit besides. */
      readonly wishes: Wishes
    }
  | {
      readonly kind: 'wishes'
      readonly wishes: Wishes
      /** Whether a journey without flights is asked for and no start named. */
      readonly needsStart: boolean
    }

const MAX_NAME_WORDS = 4
const MAX_WORDS = 14
/** "Not too hot" is "not hot". */
const DEGREES: ReadonlySet<string> = new Set(['too', 'very', 'zu', 'sehr', 'trop'])

/** Only behind a negation; a place that is far from a start is no wish. */
const isFar = (word: string): boolean => ['far', 'weit', 'loin'].includes(word)

type Named = { readonly id: string; readonly length: number }

/** The longest name that begins at a word. */
function findName(words: readonly string[], at: number, names: GuideNames): Named | null {
  for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length -= 1) {
    const id = names.find(words.slice(at, at + length).join(' '))
    if (id !== null) return { id, length }
  }
  return null
}

type Draft = {
  wishes: Wishes
  interests: Interest[]
  from: string | null
  like: string | null
  isNear: boolean
  isOverland: boolean
  isCheaper: boolean
}

/** The words of a language of the site; English is understood in all. */
const LANGUAGES: Readonly<Partial<Record<LocaleTag, QueryLanguage>>> = {
  de: QUERY_WORDS_DE,
  fr: QUERY_WORDS_FR,
}
const languagesOf = (tag: LocaleTag): readonly QueryLanguage[] => {
  const own = LANGUAGES[tag]
  return own === undefined ? [QUERY_WORDS_EN] : [own, QUERY_WORDS_EN]
}

function createReader(languages: readonly QueryLanguage[], names: GuideNames) {
  const meaningOf = (word: string) =>
    languages.map(({ words }) => words.get(word)).find((found) => found !== undefined)
  const isFiller = (word: string): boolean => languages.some(({ fillers }) => fillers.has(word))
  const startOf = (word: string) =>
    languages.map(({ starts }) => starts.get(word)).find((found) => found !== undefined)
  const isLike = (word: string): boolean => languages.some(({ likes }) => likes.has(word))

  /** The name after a word such as "near", also behind words such as "to". */
  function nameAfter(words: readonly string[], at: number): Named | null {
    let first = at + 1
    for (; first < words.length; first += 1) {
      const named = findName(words, first, names)
      if (named !== null) return { id: named.id, length: first - at + named.length }
      const word = words[first] ?? ''
      if (!isFiller(word) && startOf(word) === undefined) return null
    }
    return null
  }

  /** Takes a start or a model with its name. @returns the number of words taken; 0 for none */
  function takeName(words: readonly string[], at: number, draft: Draft): number {
    const word = words[at] ?? ''
    const start = startOf(word)
    if (start === undefined && !isLike(word)) return 0
    const named = nameAfter(words, at)
    if (named === null) return 0
    if (start === undefined) draft.like = named.id
    else {
      draft.from = named.id
      if (start === 'near' || words.slice(Math.max(0, at - 2), at).some(isFar)) draft.isNear = true
    }
    return named.length
  }

  /** Takes what begins at a word. @returns the number of words taken; 0 when the word is understood by none */
  function take(words: readonly string[], at: number, draft: Draft): number {
    const named = takeName(words, at, draft)
    if (named > 0) return named
    const [word = '', next = ''] = [words[at], words[at + 1]]
    const double = meaningOf(`${word}-${next}`)
    const continent = names.continents.get(`${word} ${next}`) ?? names.continents.get(word)
    if (double === undefined && continent !== undefined) {
      draft.wishes = { ...draft.wishes, continent }
      return names.continents.has(`${word} ${next}`) ? 2 : 1
    }
    const meaning = double ?? meaningOf(word)
    if (meaning === undefined) return isFiller(`${word}-${next}`) ? 2 : Number(isFiller(word))
    const { interest, isOverland, isCheaper, ...wishes } = meaning
    draft.wishes = { ...draft.wishes, ...wishes }
    draft.isOverland ||= isOverland === true
    draft.isCheaper ||= isCheaper === true
    if (interest !== undefined) draft.interests.push(interest)
    return double === undefined ? 1 : 2
  }

  /** Whether a name of the guide stands in the query other than as a start or a model: then it is a search for that. */
  function hasOtherName(words: readonly string[]): boolean {
    for (let at = 0; at < words.length; ) {
      const word = words[at] ?? ''
      const after = startOf(word) !== undefined || isLike(word) ? nameAfter(words, at) : null
      if (after === null && findName(words, at, names) !== null) return true
      at += after?.length ?? 1
    }
    return false
  }
  const isQuestion = (text: string): boolean => languages.some(({ questions }) => questions.has(text))
  return { take, hasOtherName, isQuestion }
}

function finish(
  { wishes: given, interests, from, like, isNear, isOverland, isCheaper }: Draft,
  length: number,
): ParsedQuery | null {
  const wishes: Wishes = {
    ...given,
    interests: INTERESTS.filter((interest) => interests.includes(interest)).slice(0, MAX_INTERESTS),
    from,
    reach: from === null ? null : isOverland ? 'noflight' : isNear ? 'near' : null,
  }
  if (like !== null) return { kind: 'like', id: like, isCheaper, wishes }
  // Cheaper than nothing that is named is cheap.
  const requested: Wishes = isCheaper ? { ...wishes, cost: 'low' } : wishes
  const count = listWishes(requested).length
  // "March" and "May" alone are names; "in May" is not.
  const isBareMonth = count === 1 && requested.month !== null && length === 1
  const needsStart = isOverland && from === null
  return (count === 0 && !needsStart) || isBareMonth
    ? null
    : { kind: 'wishes', wishes: requested, needsStart }
}

/**
 * Understands a search that asks for places by month, weather, interest and the like.
 * @param tag the language of the page; English is understood besides
 * @returns null for everything else, above all for names
 */
export function parseQuery(query: string, names: GuideNames, tag: LocaleTag): ParsedQuery | null {
  const words = foldText(query)
    .split(' ')
    .filter((word) => word !== '' && !DEGREES.has(word))
  if (words.length === 0 || words.length > MAX_WORDS) return null
  const { take, hasOtherName, isQuestion } = createReader(languagesOf(tag), names)
  if (isQuestion(words.join(' '))) return { kind: 'wishes', wishes: NO_WISHES, needsStart: false }
  if (hasOtherName(words)) return null
  const draft: Draft = {
    wishes: NO_WISHES,
    interests: [],
    from: null,
    like: null,
    isNear: false,
    isOverland: false,
    isCheaper: false,
  }
  for (let at = 0; at < words.length; ) {
    const taken = take(words, at, draft)
    if (taken === 0) return null
    at += taken
  }
  return finish(draft, words.length)
}
