import { foldText } from '#isomorphic/search/fold-text.ts'

export type RequestedKind = 'place' | 'story' | 'topic'

/** What somebody looked for under an address that does not exist. All names are folded. */
export type RequestedPage = {
  /** The part that names the page; empty when no letter or digit is left. */
  readonly name: string
  /** Names before it, the nearest first: what the page was thought to lie in. */
  readonly parents: readonly string[]
  /** What the address says the page is; null when it does not say. */
  readonly kind: RequestedKind | null
}

/** However long the address, no more of it is looked at. */
const MAX_PATH_SEGMENTS = 6
const MAX_REQUESTED_NAME_LENGTH = 64
/** Of files that hold pages: a dot may also stand in a name, as in `St.Lucia`. */
const FILE_EXTENSION = /\.(?:html?|php\d?|aspx?|jspx?|cgi|md|txt|json|xml)$/i

/** Parts of an address that say where a page stands, here or on other sites, and not which one it is. */
const SECTION_WORDS: ReadonlyMap<string, RequestedKind | null> = new Map<string, RequestedKind | null>([
  ...['destination', 'destinations', 'country', 'countries', 'region', 'regions'].map(toPlaceEntry),
  ...['city', 'cities', 'town', 'towns', 'place', 'places', 'location', 'locations'].map(toPlaceEntry),
  ...['article', 'articles', 'story', 'stories', 'blog', 'posts', 'news', 'magazine'].map(toStoryEntry),
  ...['category', 'categories', 'topic', 'topics', 'tag', 'tags', 'theme'].map(toTopicEntry),
  ...['guide', 'guides', 'travel', 'travel guide', 'visit', 'index', 'home', 'pages', 'page'].map(
    toEmptyEntry,
  ),
  ...['en', 'en gb', 'en us', 'de', 'fr', 'es', 'it', 'cs'].map(toEmptyEntry),
])

function toPlaceEntry(shelf: string): readonly [string, RequestedKind] {
  return [shelf, 'place']
}
function toStoryEntry(shelf: string): readonly [string, RequestedKind] {
  return [shelf, 'story']
}
function toTopicEntry(shelf: string): readonly [string, RequestedKind] {
  return [shelf, 'topic']
}
function toEmptyEntry(shelf: string): readonly [string, null] {
  return [shelf, null]
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const truncate = (text: string): string =>
  [...text.slice(0, 2 * MAX_REQUESTED_NAME_LENGTH)].slice(0, MAX_REQUESTED_NAME_LENGTH).join('')

/**
 * Reads what was wanted out of the path of an unknown page. `/country/portugal/lisbonn.html` gives the place `lisbonn`
 * around which is `portugal`. Whatever the path, the answer is short.
 */
export function parseRequestedPage(path: string): RequestedPage {
  const segments = decode(path).replace(FILE_EXTENSION, '').split('/').slice(-MAX_PATH_SEGMENTS)
  const names = segments.map((segment) => truncate(foldText(truncate(segment)))).filter((name) => name !== '')
  const named = names.filter((name) => !SECTION_WORDS.has(name))
  const kinds = names.flatMap((name) => SECTION_WORDS.get(name) ?? [])
  // An address of shelves alone, such as `/stories` or `/places/index.html`, wants the shelf.
  const section = names.findLast((name) => SECTION_WORDS.get(name) != null) ?? names.at(-1) ?? ''
  const [name = section, ...parents] = named.toReversed()
  return { name, parents, kind: named.length === 0 ? null : (kinds.at(-1) ?? null) }
}
