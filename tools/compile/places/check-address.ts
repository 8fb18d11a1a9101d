import type { PlaceKind } from '#src/catalogue/catalogue-types.ts'
import { CONTINENT_SLUGS } from '#src/catalogue/continent-slug.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { EntryFile } from '#tools/compile/text/entry-files.ts'
import { SLUG } from '#tools/compile/text/schema-parts.ts'
import type { Country } from './load-countries.ts'

export type PlaceAddress = { readonly country: Country; readonly slugs: readonly string[] }

const MIN_SEGMENTS = 2
const MAX_SEGMENTS = 4

function checkSlugs({ source, segments }: EntryFile, report: ReportError): void {
  for (const segment of segments.filter((candidate) => !SLUG.test(candidate))) {
    const problem = `“${segment}” cannot be part of an address`
    report({ file: source.file, line: 1, problem, expected: 'a–z, 0–9 and single hyphens' })
  }
}

/**
 * Derives the location of a file from its folders: `<continent>/<country>[/<region>]/<place>.md`. Reports folders that
 * do not exist in the guide; null when the country is unknown.
 */
export function checkAddress(
  file: EntryFile,
  countries: ReadonlyMap<string, Country>,
  report: ReportError,
): PlaceAddress | null {
  const { source, segments } = file
  const fail = (problem: string, expected: string): null => {
    report({ file: source.file, line: 1, problem, expected })
    return null
  }
  checkSlugs(file, report)
  const [continent, countrySlug] = segments
  if (continent === undefined || !CONTINENT_SLUGS.some((slug) => slug === continent)) {
    return fail(`“${continent}” is not a continent of the guide`, `a folder of ${CONTINENT_SLUGS.join(', ')}`)
  }
  if (countrySlug === undefined || segments.length < MIN_SEGMENTS || segments.length > MAX_SEGMENTS) {
    return fail(`the file is ${segments.length} folders deep`, '<continent>/<country>[/<region>]/<place>.md')
  }
  const country = countries.get(countrySlug)
  if (country === undefined) {
    return fail(`“${countrySlug}” is not a country`, 'the kebab-case English name of a country')
  }
  if (country.continent !== continent) {
    return fail(`${country.name} does not belong to ${continent}`, `the folder ${country.continent}`)
  }
  return { country, slugs: segments.slice(1) }
}

/** Reports a kind that does not match the folder: countries are in a continent, all else in a country. */
export function checkKind(file: EntryFile, kind: PlaceKind, report: ReportError): void {
  const isCountryFile = file.segments.length === MIN_SEGMENTS
  if ((kind === 'country') === isCountryFile) return
  const line = file.source.frontMatter.lineOf(['kind'])
  const problem = `kind ${kind} does not fit the folder`
  report({ file: file.source.file, line, problem, expected: isCountryFile ? 'country' : 'region or city' })
}
