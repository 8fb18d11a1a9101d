import type { EditorsPicture } from '#src/catalogue/catalogue-types.ts'
import { type AuthoredPlace, pathOfSlugs, readAuthoredPlaces, type Vocabulary } from './authored-places.ts'
import { type BestInTravelRow, checkBestInTravel, checkTexts, pathOfRow } from './best-in-travel.ts'
import type { ReportError } from './content-error.ts'
import { BestInTravelSchema, type CountryNotes, CountryNotesSchema } from './content-schemas.ts'
import { type ContinentText, readContinents } from './continent-texts.ts'
import { type CountryShapes, checkCoordinates } from './coordinate-check.ts'
import { checkCountryNotes } from './country-notes.ts'
import { readEditorsPictures } from './editors-pictures.ts'
import { checkGuideLinks } from './guide-links.ts'
import { type ContentFolder, readDestinationFiles, readYamlFile } from './read-entries.ts'
import { checkSchema } from './schema-check.ts'
import { readSite, type SiteContent } from './site-data.ts'

/** Everything editors wrote, checked. */
export type Content = {
  readonly authored: readonly AuthoredPlace[]
  /** By the address of the place. */
  readonly pictures: ReadonlyMap<string, EditorsPicture>
  /** By slug. */
  readonly notes: Readonly<Record<string, CountryNotes>>
  readonly bestInTravel: readonly BestInTravelRow[]
  readonly continents: readonly ContinentText[]
  readonly site: SiteContent
}

function readNotes(folder: ContentFolder, vocabulary: Vocabulary, report: ReportError) {
  const source = readYamlFile(folder, 'countries.yaml', report)
  const notes = source && checkSchema(CountryNotesSchema, source, report)
  if (source !== null && notes !== null) checkCountryNotes(notes, source, vocabulary.countries, report)
  return notes
}

/**
 * Reads and checks the whole of `content/`. Every error is reported, not only the first; null when a file that pages
 * need could not be read at all.
 */
export function readContent(
  folder: ContentFolder,
  vocabulary: Vocabulary,
  shapes: CountryShapes,
  report: ReportError,
): Content | null {
  const {
    places: authored,
    paths,
    links: textLinks,
  } = readAuthoredPlaces(readDestinationFiles(folder, report), vocabulary, report)
  checkCoordinates(authored, shapes, report)
  const pictures = readEditorsPictures(authored, folder, report)
  const notes = readNotes(folder, vocabulary, report)
  const continentSource = readYamlFile(folder, 'continents.yaml', report)
  const continents = continentSource && readContinents(continentSource, report)
  const site = readSite(folder, report)
  const listSource = readYamlFile(folder, 'best-in-travel.yaml', report)
  const rows = listSource && checkSchema(BestInTravelSchema, listSource, report)
  if (listSource !== null && rows !== null && site !== null) {
    checkBestInTravel({ rows, source: listSource }, site.bestInTravelSize, paths, report)
  }
  checkTexts(authored, new Set((rows ?? []).map(pathOfRow)), report)
  const countryPaths = [...vocabulary.countries.keys()].map((slug) => pathOfSlugs([slug]))
  const links = [...textLinks, ...(continents ?? []).flatMap((text) => text.links), ...(site?.links ?? [])]
  checkGuideLinks(links, new Set([...countryPaths, ...paths]), report)
  if (notes === null || continents === null || rows === null || site === null) return null
  return { authored, pictures, notes, bestInTravel: rows, continents, site }
}
