import type { ArticleSummary } from '#src/catalogue/story-summary.ts'
import { EDITORIAL_CONTENT_WEIGHT } from '#src/search/rules/editorial-content-weight.ts'
import type { SearchDocument } from '#src/search/search-types.ts'
import type { ContinentText } from '#tools/compile/lists/continent-texts.ts'
import type { SearchWords } from '#tools/compile/lists/search-words.ts'
import { adjectivesOf, namesAbroad } from '#tools/compile/places/country-adjectives.ts'
import { DESTINATIONS, isGuided, leafOf, type Place } from '#tools/compile/places/place.ts'
import type { ListSources } from '#tools/compile/records/list-records.ts'
import type { AuthoredArticle } from '#tools/compile/stories/authored-articles.ts'
import { htmlToPlainText } from '#tools/compile/text/plain-text.ts'
import { createLandmarkFinder } from './find-landmarks.ts'
import { listPageDocuments } from './page-documents.ts'
import { createSearchWordAdder } from './search-word-adder.ts'

const KIND_WEIGHT = { country: 300, region: 200, city: 100 } as const
const RANKS = 60
const BEST_IN_TRAVEL = 'Best in Travel'
/** Names of a country are also found for places inside it, in Latin script only, to limit the size of the index. */
const LATIN = /^[\p{Script=Latin}\p{M}\p{P}\s]+$/u

/** Places with a guide first, then by kind, then by rank in Best in Travel. */
function importanceOf(place: Place): number {
  return (
    (isGuided(place) ? EDITORIAL_CONTENT_WEIGHT : 0) +
    KIND_WEIGHT[place.kind] +
    (place.rank === null ? 0 : RANKS - place.rank)
  )
}

/** The text of a place without phrases, which are the same on every page of a language. */
function textOf({ overviewHtml, advisory, sections, sights }: Place): string {
  const own = sections.filter(({ id }) => id !== 'phrases')
  const parts = [
    overviewHtml ?? '',
    ...own.map(({ title, html }) => `${title}. ${html}`),
    ...sights.map(({ name, text, more = '', access }) => `${name}: ${text} ${more} ${access?.text ?? ''}`),
    advisory ?? '',
  ]
  return parts.map(htmlToPlainText).join(' ').trim()
}

function documentOf(
  place: Place,
  { links, summaryOf }: ListSources,
  continent: ContinentText,
  landmarks: Pick<SearchDocument, 'landmarks' | 'landmarksAbroad'>,
): SearchDocument {
  const ancestors = links.ancestorsOf(place)
  const { kind, path, poster } = summaryOf(place)
  const isCountry = place.kind === 'country'
  return {
    kind,
    path,
    title: place.name,
    otherNames: [
      ...new Set([
        ...place.otherNames,
        ...place.namesAbroad,
        ...(isCountry ? namesAbroad(place.country) : []),
      ]),
    ],
    adjectives: [...place.adjectives, ...(isCountry ? adjectivesOf(place.country) : [])],
    ...landmarks,
    parents: [continent, ...ancestors].map(({ name, path: parentPath }) => ({ name, path: parentPath })),
    parentNames: [
      ...ancestors.flatMap(({ otherNames }) => otherNames.filter((name) => LATIN.test(name))),
      ...(isCountry ? [] : adjectivesOf(place.country)),
    ],
    continent: continent.slug,
    lead: place.summary,
    keywords: [
      place.kind,
      place.tagline ?? '',
      ...place.traits,
      ...(place.planning?.alsoFor ?? []),
      ...(place.rank === null ? [] : [BEST_IN_TRAVEL]),
    ],
    text: textOf(place),
    poster,
    importance: importanceOf(place),
  }
}

function documentOfStory(
  { fields, text }: AuthoredArticle,
  { title, path, summary, topic, poster }: ArticleSummary,
  { links }: ListSources,
): SearchDocument {
  const places = fields.places.flatMap((place) => links.find(`${DESTINATIONS}/${place}`) ?? [])
  const continents = new Set(places.map(({ country }) => country.continent))
  const [continent = null] = continents.size === 1 ? continents : []
  return {
    kind: 'article',
    path,
    title,
    otherNames: [],
    adjectives: [],
    landmarks: [],
    parents: [topic],
    parentNames: [],
    continent,
    lead: summary,
    keywords: ['story', ...places.map(({ name }) => name), ...leafOf({ path }).split('-')],
    text: htmlToPlainText(text.html),
    poster,
    importance: EDITORIAL_CONTENT_WEIGHT,
  }
}

/** Places and stories. */
function* listTextDocuments(
  sources: ListSources,
  translate: (name: string) => readonly string[],
): Iterable<SearchDocument> {
  const continents = new Map(sources.continents.map((text) => [text.slug, text]))
  const findLandmarks = createLandmarkFinder(sources.places, sources.links, translate)
  for (const place of sources.places) {
    const continent = continents.get(place.country.continent)
    if (continent !== undefined) yield documentOf(place, sources, continent, findLandmarks(place))
  }
  const { articles, list } = sources.stories
  for (const [index, article] of articles.entries()) {
    const summary = list.articles[index]
    if (summary !== undefined) yield documentOfStory(article, summary, sources)
  }
}

/**
 * Every page that the search can find.
 * @param translate the names of a sight in other languages
 */
export function* listSearchDocuments(
  sources: ListSources,
  words: SearchWords,
  translate: (name: string) => readonly string[],
): Iterable<SearchDocument> {
  const addSearchWords = createSearchWordAdder(words)
  for (const document of listTextDocuments(sources, translate)) yield addSearchWords(document)
  yield* listPageDocuments(words, sources.stories.list.topics)
}
