import type { EditorialImage } from '#src/catalogue/catalogue-types.ts'
import type { Photograph } from '#src/catalogue/photographs/photograph.ts'
import type { AlmanacSources } from './almanac/almanac-tables.ts'
import { checkFestivalDates } from './almanac/feast-months.ts'
import { type HolidayBook, readHolidays } from './almanac/read-holidays.ts'
import { checkGuidePoints, checkGuides, guideLinksOf } from './guide/check-guides.ts'
import { checkWeather } from './guide/check-weather.ts'
import { type PhraseBook, readPhraseBooks } from './guide/phrase-books.ts'
import { type LanguagesByPlace, readLanguagesByPlace } from './guide/place-languages.ts'
import { type BestInTravelRow, checkBestInTravel, rowPath } from './lists/best-in-travel-list.ts'
import { type ContinentText, readContinents } from './lists/continent-texts.ts'
import { type LikeWordsByPlace, readLikeWords } from './lists/read-like-words.ts'
import { readSearchWords, type SearchWords } from './lists/search-words.ts'
import { readSite, type SiteContent } from './lists/site-data.ts'
import {
  type AuthoredCampaign,
  type AuthoredTextPage,
  checkCampaignPlaces,
  readAuthoredTextPages,
  readCampaigns,
} from './lists/text-pages.ts'
import { readTopics, type TopicText } from './lists/topic-texts.ts'
import {
  type AuthoredPlace,
  type KnownNames,
  pathOfSlugs,
  readAuthoredPlaces,
} from './places/authored-places.ts'
import { type CountryOutlines, checkCoordinates } from './places/check-coordinates.ts'
import { readCountryNotes } from './places/country-notes.ts'
import { type Landmarks, readLandmarks } from './places/landmarks.ts'
import { type NamesAbroad, readNamesAbroad } from './places/names-abroad.ts'
import { readEditorImages } from './places/read-editor-images.ts'
import { readPhotographs } from './places/read-photographs.ts'
import { type PracticalFacts, readPractical } from './practical/read-practical.ts'
import { type AuthoredArticle, readAuthoredArticles } from './stories/authored-articles.ts'
import { checkArticlePlaces } from './stories/check-article-places.ts'
import { checkSchema } from './text/check-schema.ts'
import type { ReportError } from './text/content-error.ts'
import { BestInTravelSchema, type CountryNotes } from './text/content-schemas.ts'
import { type ContentFolder, readEntryFiles, readYamlFile } from './text/entry-files.ts'
import { checkGuideLinks } from './text/guide-links.ts'
import { readStreetPlans, type StreetPlans } from './town-plans/read-street-plans.ts'
import {
  type AuthoredTranslations,
  namesInLanguages,
  readTranslations,
} from './translations/read-translations.ts'
import { readTravelFiles, type TravelFiles } from './travel/read-travel-files.ts'

/** All authored content, checked. */
export type Content = {
  readonly authored: readonly AuthoredPlace[]
  /** By the path of the place. */
  readonly images: ReadonlyMap<string, EditorialImage>
  readonly photographs: ReadonlyMap<string, Photograph>
  /** By slug. */
  readonly notes: Readonly<Record<string, CountryNotes>>
  readonly landmarks: Landmarks
  readonly namesAbroad: NamesAbroad
  readonly searchWords: SearchWords
  readonly phrases: readonly PhraseBook[]
  readonly practical: PracticalFacts
  readonly holidays: HolidayBook
  readonly languages: LanguagesByPlace
  readonly bestInTravel: readonly BestInTravelRow[]
  readonly continents: readonly ContinentText[]
  readonly site: SiteContent
  readonly topics: readonly TopicText[]
  readonly articles: readonly AuthoredArticle[]
  readonly textPages: readonly AuthoredTextPage[]
  readonly campaigns: readonly AuthoredCampaign[]
  readonly travel: TravelFiles
  readonly likeWords: LikeWordsByPlace
  readonly translations: AuthoredTranslations
  readonly streetPlans: StreetPlans
}

/** Reads all content besides places: stories with their topics, pages about the site, campaigns. */
function readStories(folder: ContentFolder, vocabulary: KnownNames, report: ReportError) {
  const source = readYamlFile(folder, 'topics.yaml', report)
  const topics = source && readTopics(source, vocabulary.scenes, report)
  const { articles, paths, texts } = readAuthoredArticles(
    readEntryFiles(folder, 'articles', report),
    vocabulary,
    report,
  )
  const textPages = readAuthoredTextPages(readEntryFiles(folder, 'pages', report), report)
  const campaigns = readCampaigns(readEntryFiles(folder, 'campaigns', report), report)
  const pages = [...textPages, ...campaigns]
  return {
    topics,
    articles,
    textPages,
    campaigns,
    paths: [...paths, ...pages.map(({ path }) => path)],
    texts: [...texts, ...pages.map(({ text }) => text)],
  }
}

/**
 * Reads and checks all of `content/`. Reports every error, not only the first; null when a required file could not be
 * read.
 * @param onGuides is called with what the almanac is made of while the rest is read
 */
export function readContent(
  folder: ContentFolder,
  vocabulary: KnownNames,
  shapes: CountryOutlines,
  report: ReportError,
  onGuides: (sources: AlmanacSources) => void = () => undefined,
): Content | null {
  const {
    places: authored,
    paths,
    links: textLinks,
  } = readAuthoredPlaces(readEntryFiles(folder, 'destinations', report), vocabulary, report)
  const countryPaths = [...vocabulary.countries.keys()].map((slug) => pathOfSlugs([slug]))
  const known = new Set([...countryPaths, ...paths])
  const isKnown = (place: string): boolean => known.has(pathOfSlugs([place]))
  const holidays = readHolidays(folder, isKnown, report)
  onGuides({ authored, holidays })
  checkCoordinates(authored, shapes, report)
  checkGuidePoints(authored, vocabulary.countries, shapes, report)
  const pictures = readEditorImages(authored, folder, report)
  const notes = readCountryNotes(folder, vocabulary.countries, report)
  const continentSource = readYamlFile(folder, 'continents.yaml', report)
  const continents = continentSource && readContinents(continentSource, report)
  const site = readSite(folder, report)
  const listSource = readYamlFile(folder, 'best-in-travel.yaml', report)
  const rows = listSource && checkSchema(BestInTravelSchema, listSource, report)
  if (listSource !== null && rows !== null && site !== null) {
    checkBestInTravel({ rows, source: listSource }, site.bestInTravelSize, paths, report)
  }
  const listed = new Set((rows ?? []).map(rowPath))
  checkGuides(authored, listed, report)
  checkWeather(authored, report)
  checkFestivalDates(authored, holidays, report)
  const landmarkSource = readYamlFile(folder, 'landmarks.yaml', report)
  const landmarks = landmarkSource && readLandmarks(landmarkSource, isKnown, report)
  const translations = readTranslations(folder, isKnown, report)
  const translatedNamesOf = (place: string): readonly string[] => namesInLanguages(translations, place)
  const abroadSource = readYamlFile(folder, 'names-abroad.yaml', report)
  const namesAbroad = abroadSource && readNamesAbroad(abroadSource, { isKnown, translatedNamesOf }, report)
  const wordSource = readYamlFile(folder, 'search-words.yaml', report)
  const searchWords = wordSource && readSearchWords(wordSource, report)
  const phrases = readPhraseBooks(folder, report)
  const languageSource = readYamlFile(folder, 'phrases/by-place.yaml', report)
  const languages =
    languageSource &&
    readLanguagesByPlace(
      languageSource,
      { isKnown, countries: vocabulary.countries.keys(), books: phrases },
      report,
    )
  const practical = readPractical(folder, isKnown, report)
  const streetPlans = readStreetPlans(folder, authored, report)
  const stories = readStories(folder, vocabulary, report)
  checkArticlePlaces(stories.articles, vocabulary, known, shapes, report)
  checkCampaignPlaces(stories.campaigns, known, report)
  const texts = [...(continents ?? []), ...(stories.topics ?? []), ...stories.texts]
  const links = [
    ...textLinks,
    ...guideLinksOf(authored),
    ...texts.flatMap((text) => text.links),
    ...(site?.links ?? []),
  ]
  checkGuideLinks(links, new Set([...known, ...stories.paths]), report)
  const { countries } = vocabulary
  const travel = notes && readTravelFiles(folder, { authored, countries, notes, practical, isKnown }, report)
  const likeWords = readLikeWords(folder, isKnown, report)
  const { topics, articles, textPages, campaigns } = stories
  if (notes === null || continents === null || rows === null || site === null || topics === null) return null
  if (searchWords === null || likeWords === null) return null
  if (landmarks === null || namesAbroad === null || languages === null || travel === null) return null
  const authoredCountries = { topics, articles, textPages, campaigns }
  return {
    authored,
    images: pictures,
    photographs: readPhotographs([...authored, ...articles], folder, report),
    notes,
    landmarks,
    namesAbroad,
    searchWords,
    phrases,
    practical,
    holidays,
    languages,
    bestInTravel: rows,
    continents,
    site,
    travel,
    likeWords,
    translations,
    streetPlans,
    ...authoredCountries,
  }
}
