import { foldText } from '#isomorphic/search/fold-text.ts'
import { checkSchema } from '#tools/compile/text/check-schema.ts'
import { checkVoice } from '#tools/compile/text/check-voice.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { DestinationFields } from '#tools/compile/text/content-schemas.ts'
import { destinationSchemaOf } from '#tools/compile/text/content-schemas.ts'
import { compileDestinationText, type DestinationText } from '#tools/compile/text/destination-text.ts'
import type { EntryFile } from '#tools/compile/text/entry-files.ts'
import type { GuideLink } from '#tools/compile/text/guide-links.ts'
import type { FieldPath } from '#tools/compile/text/yaml-source.ts'
import { checkAddress, checkKind, type PlaceAddress } from './check-address.ts'
import type { Country } from './load-countries.ts'
import { DESTINATIONS } from './place.ts'

/** A parsed destination file, with the source lines of its fields. */
export type AuthoredPlace = {
  readonly path: string
  readonly country: Country
  readonly fields: DestinationFields
  readonly text: DestinationText
  readonly file: string
  readonly bodyLine: number
  readonly lineOf: (path: FieldPath) => number
}

export type KnownNames = {
  readonly countries: ReadonlyMap<string, Country>
  /** Names of the scenes of the poster engine. */
  readonly scenes: readonly string[]
}

export const pathOfSlugs = (slugs: readonly string[]): string => [DESTINATIONS, ...slugs].join('/')

/** Lists whose texts are all published. */
const READER_FACING_FIELDS = [
  'festivals',
  'dishes',
  'quarters',
  'walks',
  'dayTrips',
  'itineraries',
  'regions',
  'ways',
] as const satisfies readonly (keyof DestinationFields)[]

function checkWords(
  fields: DestinationFields,
  place: Pick<AuthoredPlace, 'file' | 'lineOf'>,
  report: ReportError,
): void {
  const { file, lineOf } = place
  // Lines are looked up only for reports.
  const check = (text: string | undefined, path: FieldPath): void =>
    checkVoice(text ?? '', { file, line: 0 }, (error) =>
      report({ ...error, line: error.line + lineOf(path) }),
    )
  check(fields.summary, ['summary'])
  check(fields.tagline, ['tagline'])
  check(fields.poster?.caption, ['poster', 'caption'])
  for (const [index, sight] of (fields.sights ?? []).entries()) {
    check(sight.name, ['sights', index, 'name'])
    check(sight.text, ['sights', index, 'text'])
    check(sight.more, ['sights', index, 'more'])
    check(sight.access?.text, ['sights', index, 'access', 'text'])
  }
  check(fields.advisory, ['advisory'])
  check(fields.diagram?.title, ['diagram', 'title'])
  check(fields.diagram?.caption, ['diagram', 'caption'])
  for (const [index, { text, note }] of (fields.diagram?.rows ?? []).entries()) {
    check(text, ['diagram', 'rows', index, 'text'])
    check(note, ['diagram', 'rows', index, 'note'])
  }
  for (const list of READER_FACING_FIELDS) {
    for (const [index, item] of (fields[list] ?? []).entries()) {
      for (const [key, value] of Object.entries(item))
        if (typeof value === 'string') check(value, [list, index, key])
      const stops = 'stops' in item ? item.stops : []
      for (const [step, { name }] of stops.entries()) check(name, [list, index, 'stops', step])
    }
  }
}

type ReadFile = {
  readonly file: EntryFile
  readonly address: PlaceAddress | null
  readonly text: DestinationText
}

function readFile(file: EntryFile, { countries }: KnownNames, report: ReportError): ReadFile {
  const { source } = file
  const address = checkAddress(file, countries, report)
  const text = compileDestinationText(source.body, { file: source.file, line: source.bodyLine }, report)
  return { file, address, text }
}

function readPlace(
  { file, address, text }: ReadFile,
  { scenes }: KnownNames,
  report: ReportError,
): AuthoredPlace | null {
  const { source } = file
  const { lineOf } = source.frontMatter
  const fields = checkSchema(destinationSchemaOf(scenes), source.frontMatter, report)
  if (fields === null || address === null) return null
  checkKind(file, fields.kind, report)
  checkWords(fields, { file: source.file, lineOf }, report)
  if (fields.kind !== 'country' && fields.coordinates === undefined) {
    const problem = '"coordinates" is missing'
    report({ file: source.file, line: 1, problem, expected: '[latitude, longitude] for a region or a city' })
  }
  const { bodyLine } = source
  return {
    path: pathOfSlugs(address.slugs),
    country: address.country,
    fields,
    text,
    file: source.file,
    bodyLine,
    lineOf,
  }
}

/**
 * Reads and checks a single destination file.
 * @returns null when it has errors that leave no place
 */
export const readPlaceFile = (
  file: EntryFile,
  vocabulary: KnownNames,
  report: ReportError,
): AuthoredPlace | null => readPlace(readFile(file, vocabulary, report), vocabulary, report)

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))

/** Two places of one parent with the same name could not be distinguished in a list or on a map. */
function checkDuplicates(places: readonly AuthoredPlace[], report: ReportError): void {
  const first = new Map<string, AuthoredPlace>()
  for (const place of places) {
    const key = `${parentOf(place.path)} ${foldText(place.fields.name)}`
    const earlier = first.get(key)
    if (earlier === undefined) {
      first.set(key, place)
      continue
    }
    const problem = `${earlier.file} is called ${earlier.fields.name} too`
    report({ file: place.file, line: place.lineOf(['name']), problem, expected: 'a unique name' })
  }
}

/** A place inside a region requires the region's file; countries always have a page. */
function checkParents(places: readonly AuthoredPlace[], report: ReportError): void {
  const regions = new Set(places.filter(({ fields }) => fields.kind === 'region').map(({ path }) => path))
  for (const { path, file, country } of places) {
    const parent = parentOf(path)
    const isDirect = parent === DESTINATIONS || parent === pathOfSlugs([country.slug])
    if (isDirect || regions.has(parent)) continue
    report({
      file,
      line: 1,
      problem: `there is no region ${parent}`,
      expected: `a file of kind region at ${parent}`,
    })
  }
}

export type AuthoredPlaces = {
  /** Valid places; errors of the others are reported. */
  readonly places: readonly AuthoredPlace[]
  /** Paths of all files, so that a link to an invalid one is not reported as dead as well. */
  readonly paths: readonly string[]
  /** Links of all texts, to be checked once every page is known. */
  readonly links: readonly GuideLink[]
}

/** Reads and checks every destination file. */
export function readAuthoredPlaces(
  files: readonly EntryFile[],
  vocabulary: KnownNames,
  report: ReportError,
): AuthoredPlaces {
  const read = files.map((file) => readFile(file, vocabulary, report))
  const places = read.flatMap((entry) => readPlace(entry, vocabulary, report) ?? [])
  checkDuplicates(places, report)
  checkParents(places, report)
  const paths = read.flatMap(({ address }) => (address === null ? [] : [pathOfSlugs(address.slugs)]))
  return { places, paths, links: read.flatMap(({ text }) => text.links) }
}
