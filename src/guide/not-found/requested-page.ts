import { foldText } from '#isomorphic/search/fold-text.ts'

export type RequestedKind = 'place' | 'story' | 'topic'

/** The page requested by an unknown URL. All names are folded. */
export type RequestedPage = {
  /** The segment that names the page; empty without a letter or digit. */
  readonly name: string
  /** Names of the segments before it, nearest first: the assumed parents. */
  readonly parents: readonly string[]
  /** Kind of page by the section words in the path; null if there are none. */
  readonly kind: RequestedKind | null
}

/** Only this many trailing segments are parsed. */
const MAX_PATH_SEGMENTS = 6
const MAX_REQUESTED_NAME_LENGTH = 64
/** Extensions of page files only: a name may contain a dot too, as in `St.Lucia`. */
const FILE_EXTENSION = /\.(?:html?|php\d?|aspx?|jspx?|cgi|md|txt|json|xml)$/i

/** Path segments that name a section, of this or other sites, and not a page. */
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

function toPlaceEntry(section: string): readonly [string, RequestedKind] {
  return [section, 'place']
}
function toStoryEntry(section: string): readonly [string, RequestedKind] {
  return [section, 'story']
}
function toTopicEntry(section: string): readonly [string, RequestedKind] {
  return [section, 'topic']
}
function toEmptyEntry(section: string): readonly [string, null] {
  return [section, null]
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
 * Parses the path of an unknown page. `/country/portugal/lisbonn.html` names the place `lisbonn` with the parent
 * `portugal`. The result is limited in length for any path.
 */
export function parseRequestedPage(path: string): RequestedPage {
  const segments = decode(path).replace(FILE_EXTENSION, '').split('/').slice(-MAX_PATH_SEGMENTS)
  const names = segments.map((segment) => truncate(foldText(truncate(segment)))).filter((name) => name !== '')
  const named = names.filter((name) => !SECTION_WORDS.has(name))
  const kinds = names.flatMap((name) => SECTION_WORDS.get(name) ?? [])
  // A path of section words alone, such as `/stories` or `/places/index.html`, requests the section.
  const section = names.findLast((name) => SECTION_WORDS.get(name) != null) ?? names.at(-1) ?? ''
  const [name = section, ...parents] = named.toReversed()
  return { name, parents, kind: named.length === 0 ? null : (kinds.at(-1) ?? null) }
}
