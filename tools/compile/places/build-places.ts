import type { EditorsPicture } from '#src/catalogue/catalogue-types.ts'
import { guideRoutes, guideSections } from '#tools/compile/guide/guide-sections.ts'
import { createPhrases } from '#tools/compile/guide/spoken-languages.ts'
import { pathOfRow } from '#tools/compile/lists/best-in-travel-list.ts'
import type { Content } from '#tools/compile/read-content.ts'
import { type AuthoredPlace, pathOfSlugs } from './authored-places.ts'
import { otherNamesOf } from './country-names.ts'
import type { Country } from './load-countries.ts'
import { DESTINATIONS, idOf, type Place } from './place.ts'

const MAX_CAPTION = 34

/** A place before it is known what else leads to it. */
type PlaceAlone = Omit<Place, 'landmarks' | 'namesAbroad' | 'adjectives'>

/** Small print under a poster when no editor wrote any: the place and its country, as far as they fit. */
export function captionOf(name: string, country: Country): string {
  const caption = name === country.name ? name : `${name}, ${country.name}`
  return caption.length <= MAX_CAPTION ? caption : name
}

function centreOf(country: Country): { readonly latitude: number; readonly longitude: number } {
  const [latitude, longitude] = country.world.latlng
  return { latitude, longitude }
}

function toWrittenPlace(
  authored: AuthoredPlace,
  rank: number | null,
  spellings: readonly string[],
  picture: EditorsPicture | null,
  phrases: readonly string[],
): PlaceAlone {
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
    checkedOn: fields.checked,
    rank,
    traits: fields.traits,
    scene: fields.poster?.scene ?? null,
    light: fields.poster?.light ?? null,
    shows: fields.poster?.shows ?? null,
    posterCaption: fields.poster?.caption ?? captionOf(fields.name, country),
    otherNames: fields.kind === 'country' ? otherNamesOf(country, [...written, ...spellings]) : written,
    overviewHtml: text.overviewHtml,
    depth: fields.depth,
    advisory: fields.advisory ?? null,
    sections: guideSections(authored, phrases),
    routes: guideRoutes(authored),
    season: fields.season ?? null,
    weather: fields.weather ?? null,
    festivals: fields.festivals ?? [],
    sights: (fields.sights ?? []).map(({ name, at, text: sentence, more }) => ({
      name,
      ...at,
      text: sentence,
      ...(more !== undefined && { more }),
    })),
    picture,
    isMadeUp: false,
  }
}

function toFactsPlace(country: Country, { notes }: Content): PlaceAlone {
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
    checkedOn: null,
    rank: null,
    traits: note.traits,
    scene: null,
    light: null,
    shows: null,
    posterCaption: captionOf(country.name, country),
    otherNames: otherNamesOf(country, note.otherNames ?? []),
    overviewHtml: null,
    depth: null,
    advisory: null,
    sections: [],
    routes: [],
    season: null,
    weather: null,
    festivals: [],
    sights: [],
    picture: null,
    isMadeUp: false,
  }
}

/** Every place of the guide: those with a file, and the countries that stand on facts alone. */
export function buildPlaces(content: Content, countries: readonly Country[]): readonly Place[] {
  const ranks = new Map(content.bestInTravel.map((row, index) => [pathOfRow(row), index + 1]))
  const phrasesOf = createPhrases(content.phrases, countries, content.notes)
  const written = content.authored.map((place) => {
    const spellings = content.notes[place.country.slug]?.otherNames ?? []
    return toWrittenPlace(
      place,
      ranks.get(place.path) ?? null,
      spellings,
      content.pictures.get(place.path) ?? null,
      phrasesOf(place),
    )
  })
  const paths = new Set(written.map(({ path }) => path))
  const factual = countries.filter(({ slug }) => !paths.has(pathOfSlugs([slug])))
  return [...factual.map((country) => toFactsPlace(country, content)), ...written].map((place) => {
    const capital = place.kind === 'country' ? content.notes[place.country.slug]?.capital : undefined
    const abroad = content.namesAbroad[idOf(place)]
    const landmarks = [
      ...(capital === undefined ? [] : [capital]),
      ...(content.landmarks[idOf(place)] ?? []),
      ...(abroad?.inside ?? []),
    ]
    return { ...place, landmarks, namesAbroad: abroad?.names ?? [], adjectives: abroad?.adjectives ?? [] }
  })
}
