import { foldText } from '#client/search/matching/fold-text.ts'

export type WantedKind = 'place' | 'story' | 'topic'

/** What somebody looked for under an address that does not exist. All names are folded. */
export type WantedPage = {
  /** The part that names the page; empty when no letter or digit is left. */
  readonly name: string
  /** Names before it, the nearest first: what the page was thought to lie in. */
  readonly around: readonly string[]
  /** What the address says the page is; null when it does not say. */
  readonly kind: WantedKind | null
}

/** However long the address, no more of it is looked at. */
const MOST_SEGMENTS = 6
const MOST_LETTERS = 64
/** Of files that hold pages: a dot may also stand in a name, as in `St.Lucia`. */
const FILE_ENDING = /\.(?:html?|php\d?|aspx?|jspx?|cgi|md|txt|json|xml)$/i

/** Parts of an address that say where a page stands, here or on other sites, and not which one it is. */
const SHELVES: ReadonlyMap<string, WantedKind | null> = new Map<string, WantedKind | null>([
  ...['destination', 'destinations', 'country', 'countries', 'region', 'regions'].map(asPlace),
  ...['city', 'cities', 'town', 'towns', 'place', 'places', 'location', 'locations'].map(asPlace),
  ...['article', 'articles', 'story', 'stories', 'blog', 'posts', 'news', 'magazine'].map(asStory),
  ...['category', 'categories', 'topic', 'topics', 'tag', 'tags', 'theme'].map(asTopic),
  ...['guide', 'guides', 'travel', 'travel guide', 'visit', 'index', 'home', 'pages', 'page'].map(asNothing),
  ...['en', 'en gb', 'en us', 'de', 'fr', 'es', 'it', 'cs'].map(asNothing),
])

function asPlace(shelf: string): readonly [string, WantedKind] {
  return [shelf, 'place']
}
function asStory(shelf: string): readonly [string, WantedKind] {
  return [shelf, 'story']
}
function asTopic(shelf: string): readonly [string, WantedKind] {
  return [shelf, 'topic']
}
function asNothing(shelf: string): readonly [string, null] {
  return [shelf, null]
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const cut = (text: string): string => [...text.slice(0, 2 * MOST_LETTERS)].slice(0, MOST_LETTERS).join('')

/**
 * Reads what was wanted out of the path of an unknown page. `/country/portugal/lisbonn.html` gives the place `lisbonn`
 * around which is `portugal`. Whatever the path, the answer is short.
 */
export function readWantedPage(path: string): WantedPage {
  const segments = decode(path).replace(FILE_ENDING, '').split('/').slice(-MOST_SEGMENTS)
  const names = segments.map((segment) => cut(foldText(cut(segment)))).filter((name) => name !== '')
  const named = names.filter((name) => !SHELVES.has(name))
  const kinds = names.flatMap((name) => SHELVES.get(name) ?? [])
  // An address of shelves alone, such as `/stories` or `/places/index.html`, wants the shelf.
  const shelf = names.findLast((name) => SHELVES.get(name) != null) ?? names.at(-1) ?? ''
  const [name = shelf, ...around] = named.toReversed()
  return { name, around, kind: named.length === 0 ? null : (kinds.at(-1) ?? null) }
}
