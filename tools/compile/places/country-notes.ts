import { checkSchema } from '#tools/compile/text/check-schema.ts'
import { checkVoice } from '#tools/compile/text/check-voice.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import { type CountryNotes, CountryNotesSchema } from '#tools/compile/text/content-schemas.ts'
import { type ContentFolder, readYamlFile } from '#tools/compile/text/entry-files.ts'
import type { YamlSource } from '#tools/compile/text/yaml-source.ts'
import type { Country } from './load-countries.ts'

function checkCountryNotes(
  notes: Readonly<Record<string, CountryNotes>>,
  source: YamlSource,
  countries: ReadonlyMap<string, Country>,
  report: ReportError,
): void {
  const { file, lineOf } = source
  for (const [slug, note] of Object.entries(notes)) {
    checkVoice(note.summary, { file, line: lineOf([slug, 'summary']) }, report)
    if (countries.has(slug)) continue
    report({
      file,
      line: lineOf([slug]),
      problem: `“${slug}” is not a country`,
      expected: 'the slug of a country',
    })
  }
  for (const { slug, name } of countries.values()) {
    if (notes[slug] !== undefined) continue
    report({
      file,
      line: 1,
      problem: `${name} is missing`,
      expected: `an entry ${slug} with a summary and traits`,
    })
  }
}

/** Reads `countries.yaml`, which names every country once and no others. */
export function readCountryNotes(
  folder: ContentFolder,
  countries: ReadonlyMap<string, Country>,
  report: ReportError,
): Readonly<Record<string, CountryNotes>> | null {
  const source = readYamlFile(folder, 'countries.yaml', report)
  const notes = source && checkSchema(CountryNotesSchema, source, report)
  if (source !== null && notes !== null) checkCountryNotes(notes, source, countries, report)
  return notes
}
