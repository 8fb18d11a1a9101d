import { checkVoice } from '#tools/compile/text/check-voice.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { CountryNotes } from '#tools/compile/text/content-schemas.ts'
import type { YamlSource } from '#tools/compile/text/yaml-source.ts'
import type { Country } from './load-countries.ts'

/** Checks that `countries.yaml` names every country once and no others. */
export function checkCountryNotes(
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
