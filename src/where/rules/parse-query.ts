import { foldText } from '#isomorphic/search/fold-text.ts'
import { INTERESTS, type Interest } from '#isomorphic/where/interests.ts'
import { MAX_INTERESTS } from '#isomorphic/where/ranking-rules.ts'
import { listWishes, NO_WISHES, type Wishes } from '#isomorphic/where/wishes.ts'
import { FILLER_WORDS, LIKE_WORDS, PLAIN_QUESTIONS, QUERY_WORDS, START_WORDS } from './query-words.ts'

/** Names of the guide, for telling a name from a wish. */
export type GuideNames = {
  /** Path without `/destinations/` of the place with a folded name; null for none. */
  readonly find: (foldedName: string) => string | null
  /** Slugs of the continents by folded name. */
  readonly continents: ReadonlyMap<string, string>
}

/** What a search asks for: places like one, or an answer to wishes. */
export type ParsedQuery =
  | { readonly kind: 'like'; readonly id: string }
  | { readonly kind: 'wishes'; readonly wishes: Wishes }

const MAX_NAME_WORDS = 4
const MAX_WORDS = 14

type Named = { readonly id: string; readonly length: number }

/** The longest name that begins at a word. */
function findName(words: readonly string[], at: number, names: GuideNames): Named | null {
  for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length -= 1) {
    const id = names.find(words.slice(at, at + length).join(' '))
    if (id !== null) return { id, length }
  }
  return null
}

type Draft = { wishes: Wishes; interests: Interest[]; from: string | null; like: string | null }

/** Takes what begins at a word. @returns the number of words taken; 0 when the word is understood by none */
function takeWords(words: readonly string[], at: number, names: GuideNames, draft: Draft): number {
  const [word = '', next = ''] = [words[at], words[at + 1]]
  if (START_WORDS.has(word) || LIKE_WORDS.has(word)) {
    const named = findName(words, at + 1, names)
    if (named === null) return 0
    if (LIKE_WORDS.has(word)) draft.like = named.id
    else draft.from = named.id
    if (word === 'near') draft.wishes = { ...draft.wishes, reach: draft.wishes.reach ?? 'near' }
    return named.length + 1
  }
  const double = QUERY_WORDS.get(`${word}-${next}`)
  const meaning = double ?? QUERY_WORDS.get(word)
  const continent = names.continents.get(`${word} ${next}`) ?? names.continents.get(word)
  if (continent !== undefined) {
    draft.wishes = { ...draft.wishes, continent }
    return names.continents.has(`${word} ${next}`) ? 2 : 1
  }
  if (meaning === undefined) return FILLER_WORDS.has(word) ? 1 : 0
  const { interest, isOverland, ...wishes } = meaning
  draft.wishes = { ...draft.wishes, ...wishes, ...(isOverland === true && { reach: 'noflight' as const }) }
  if (interest !== undefined) draft.interests.push(interest)
  return double === undefined ? 1 : 2
}

/** Whether a name of the guide stands in the query other than as a start or a model: then it is a search for that. */
function hasName(words: readonly string[], names: GuideNames): boolean {
  return words.some((_, at) => {
    const before = words[at - 1] ?? ''
    if (START_WORDS.has(before) || LIKE_WORDS.has(before)) return false
    const named = findName(words, at, names)
    if (named === null) return false
    // Part of the name after "near" or "from".
    return !words.slice(0, at).some((word) => START_WORDS.has(word) || LIKE_WORDS.has(word))
  })
}

/**
 * Understands a search that asks for places by month, weather, interest and the like.
 * @returns null for everything else, above all for names
 */
export function parseQuery(query: string, names: GuideNames): ParsedQuery | null {
  const words = foldText(query)
    .split(' ')
    .filter((word) => word !== '')
  if (words.length === 0 || words.length > MAX_WORDS || hasName(words, names)) return null
  if (PLAIN_QUESTIONS.has(words.join(' '))) return { kind: 'wishes', wishes: NO_WISHES }
  const draft: Draft = { wishes: NO_WISHES, interests: [], from: null, like: null }
  for (let at = 0; at < words.length; ) {
    const taken = takeWords(words, at, names, draft)
    if (taken === 0) return null
    at += taken
  }
  if (draft.like !== null) return { kind: 'like', id: draft.like }
  const interests = INTERESTS.filter((interest) => draft.interests.includes(interest)).slice(0, MAX_INTERESTS)
  const wishes: Wishes = {
    ...draft.wishes,
    interests,
    from: draft.from,
    reach: draft.from === null ? null : draft.wishes.reach,
  }
  const count = listWishes(wishes).length
  // "March" and "May" alone are names; "in May" is not.
  const isBareMonth = count === 1 && wishes.month !== null && words.length === 1
  return count === 0 || isBareMonth ? null : { kind: 'wishes', wishes }
}
