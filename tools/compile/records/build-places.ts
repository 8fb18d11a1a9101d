import type { EditorialImage } from '#src/catalogue/catalogue-types.ts'
import type { Photograph } from '#src/catalogue/photographs/photograph.ts'
import { guideRoutes, guideSections } from '#tools/compile/guide/guide-sections.ts'
import { createPhraseTables } from '#tools/compile/guide/phrase-tables.ts'
import { languagesOf } from '#tools/compile/guide/place-languages.ts'
import { rowPath } from '#tools/compile/lists/best-in-travel-list.ts'
import { type AuthoredPlace, pathOfSlugs } from '#tools/compile/places/authored-places.ts'
import { otherNamesOf } from '#tools/compile/places/country-names.ts'
import type { Country } from '#tools/compile/places/load-countries.ts'
import { DESTINATIONS, idOf, type Place } from '#tools/compile/places/place.ts'
import type { PracticalMarkup, PracticalPlace } from '#tools/compile/practical/practical-markup.ts'
import type { Content } from '#tools/compile/read-content.ts'
import { modifiedOn, textDatesOf } from '#tools/compile/text/text-dates-of.ts'
import { namesInLanguages } from '#tools/compile/translations/read-translations.ts'

const MAX_CAPTION = 34

/** A place without the names that depend on other places. */
type UnlinkedPlace = Omit<Place, 'landmarks' | 'namesAbroad' | 'adjectives' | 'streetPlan'>

/** Default caption of a poster: the place and its country, as far as they fit. */
export function defaultPosterCaption(name: string, country: Country): string {
  const caption = name === country.name ? name : `${name}, ${country.name}`
  return caption.length <= MAX_CAPTION ? caption : name
}

/** What a place is called in the languages of the site where that is not its English name. */
function translatedNames({ name, path }: UnlinkedPlace, { translations }: Content): readonly string[] {
  const names = namesInLanguages(translations, idOf({ path }))
  return [...new Set(names)].filter((translated) => translated !== name)
}

function centreOf(country: Country): { readonly latitude: number; readonly longitude: number } {
  const [latitude, longitude] = country.world.latlng
  return { latitude, longitude }
}

type PagePictures = { readonly image: EditorialImage | null; readonly photo: Photograph | undefined }

function toAuthoredPlace(
  authored: AuthoredPlace,
  rank: number | null,
  spellings: readonly string[],
  { image, photo }: PagePictures,
  phrases: readonly string[],
  facts: PracticalMarkup,
): UnlinkedPlace {
  const { path, country, fields, text } = authored
  const written = fields.otherNames ?? []
  const parent = path.slice(0, path.lastIndexOf('/'))
  return {
    name: fields.name,
    path,
    kind: fields.kind,
    country,
    parentPath: parent === DESTINATIONS ? null : parent,
    summary: fields.summary,
    tagline: fields.tagline ?? null,
    ...(fields.coordinates ?? centreOf(country)),
    dates: textDatesOf(fields),
    modifiedOn: modifiedOn(fields),
    rank,
    traits: fields.traits,
    scene: fields.poster?.scene ?? null,
    light: fields.poster?.light ?? null,
    shows: fields.poster?.shows ?? null,
    posterCaption: fields.poster?.caption ?? defaultPosterCaption(fields.name, country),
    otherNames: fields.kind === 'country' ? otherNamesOf(country, [...written, ...spellings]) : written,
    overviewHtml: text.overviewHtml,
    depth: fields.depth,
    advisory: fields.advisory ?? null,
    sections: guideSections(authored, phrases, facts),
    routes: guideRoutes(authored),
    season: fields.season ?? null,
    weather: fields.weather ?? null,
    weatherFor: fields.weatherFor ?? [],
    rests: fields.rests ?? [],
    planning: fields.planning ?? null,
    festivals: fields.festivals ?? [],
    sights: (fields.sights ?? []).map(({ name, at, text: sentence, more, access }) => ({
      name,
      ...at,
      text: sentence,
      ...(more !== undefined && { more }),
      ...(access !== undefined && { access }),
    })),
    ...(fields.diagram !== undefined && { diagram: fields.diagram }),
    image,
    ...(photo !== undefined && { photo }),
    quarters: (fields.quarters ?? []).flatMap(({ name, at }) =>
      at === undefined ? [] : [{ name, at: [at.longitude, at.latitude] as const }],
    ),
    isSynthetic: false,
  }
}

function toFactsOnlyPlace(country: Country, { notes }: Content): UnlinkedPlace {
  const note = notes[country.slug]
  if (note === undefined) throw new Error(`countries.yaml was not checked: ${country.slug} is missing`)
  return {
    name: country.name,
    path: pathOfSlugs([country.slug]),
    kind: 'country',
    country,
    parentPath: null,
    summary: note.summary,
    tagline: null,
    ...centreOf(country),
    dates: null,
    modifiedOn: null,
    rank: null,
    traits: note.traits,
    scene: null,
    light: null,
    shows: null,
    posterCaption: defaultPosterCaption(country.name, country),
    otherNames: otherNamesOf(country, note.otherNames ?? []),
    overviewHtml: null,
    depth: null,
    advisory: null,
    sections: [],
    routes: [],
    season: null,
    weather: null,
    weatherFor: [],
    rests: [],
    planning: null,
    festivals: [],
    sights: [],
    image: null,
    quarters: [],
    isSynthetic: false,
  }
}

/**
 * Every place of the guide: those with a file, and countries with facts only.
 * @param factsOf the markup of a place's practical facts
 */
export function buildPlaces(
  content: Content,
  countries: readonly Country[],
  factsOf: (place: PracticalPlace) => PracticalMarkup,
): readonly Place[] {
  const ranks = new Map(content.bestInTravel.map((row, index) => [rowPath(row), index + 1]))
  const tablesOf = createPhraseTables(content.phrases)
  const authoredPlaces = content.authored.map((place) => {
    const spellings = content.notes[place.country.slug]?.otherNames ?? []
    return toAuthoredPlace(
      place,
      ranks.get(place.path) ?? null,
      spellings,
      { image: content.images.get(place.path) ?? null, photo: content.photographs.get(place.path) },
      tablesOf(languagesOf(content.languages, idOf(place)).phrases),
      factsOf({
        name: place.fields.name,
        path: place.path,
        country: place.country,
        kind: place.fields.kind,
        point: place.fields.coordinates ?? centreOf(place.country),
      }),
    )
  })
  const paths = new Set(authoredPlaces.map(({ path }) => path))
  const factual = countries.filter(({ slug }) => !paths.has(pathOfSlugs([slug])))
  return [...factual.map((country) => toFactsOnlyPlace(country, content)), ...authoredPlaces].map((place) => {
    const capital = place.kind === 'country' ? content.notes[place.country.slug]?.capital : undefined
    const abroad = content.namesAbroad[idOf(place)]
    const landmarks = [
      ...(capital === undefined ? [] : [capital]),
      ...(content.landmarks[idOf(place)] ?? []),
      ...(abroad?.inside ?? []),
    ]
    const streetPlan = content.streetPlans.get(idOf(place)) ?? null
    const namesAbroad = [...translatedNames(place, content), ...(abroad?.names ?? [])]
    const names = { namesAbroad, adjectives: abroad?.adjectives ?? [] }
    return { ...place, landmarks, ...names, streetPlan }
  })
}
