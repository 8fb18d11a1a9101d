import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checkSchema } from '#tools/compile/text/check-schema.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import { type ContentFolder, readYamlFile } from '#tools/compile/text/entry-files.ts'
import type { YamlSource } from '#tools/compile/text/yaml-source.ts'
import {
  type Feasts,
  FeastsSchema,
  type HolidayChanges,
  type HolidayFile,
  HolidayFileSchema,
} from './holiday-file-schema.ts'
import { holidaySpans } from './holiday-rule.ts'

/** The editors' holidays: movable feasts, and files of countries by slug. */
export type HolidayBook = {
  readonly feasts: Feasts
  readonly countries: ReadonlyMap<string, HolidayFile>
}

const FEASTS = 'feasts.yaml'
/** A leap year has every date. */
const TRIAL_YEAR = 2028

function checkRules(file: HolidayFile, feasts: Feasts, source: YamlSource, report: ReportError): void {
  const parts: readonly (readonly [readonly string[], HolidayChanges])[] = [
    [[], file],
    ...(['states', 'places'] as const).flatMap((field) =>
      Object.entries(file[field] ?? {}).map(([key, changes]) => [[field, key], changes] as const),
    ),
  ]
  for (const [path, { days = {} }] of parts) {
    for (const [name, day] of Object.entries(days)) {
      try {
        holidaySpans(day.on, feasts, TRIAL_YEAR)
      } catch (error) {
        if (!(error instanceof RangeError)) throw error
        const line = source.lineOf([...path, 'days', name])
        report({
          file: source.file,
          line,
          problem: error.message,
          expected: 'a feast of feasts.yaml, or a rule',
        })
      }
    }
  }
}

/**
 * Reads `content/holidays/`. Reports files of unknown countries and regions, and rules that cannot be evaluated.
 * @param isKnown whether a place such as `portugal` or `portugal/lisbon` has a page
 */
export function readHolidays(
  folder: ContentFolder,
  isKnown: (place: string) => boolean,
  report: ReportError,
): HolidayBook {
  const feastSource = readYamlFile(folder, `holidays/${FEASTS}`, report)
  const feasts = (feastSource && checkSchema(FeastsSchema, feastSource, report)) ?? {}
  const countries = new Map<string, HolidayFile>()
  for (const name of globSync('*.yaml', { cwd: join(folder.contentDir, 'holidays') }).toSorted()) {
    const source = name === FEASTS ? null : readYamlFile(folder, `holidays/${name}`, report)
    const file = source && checkSchema(HolidayFileSchema, source, report)
    if (source === null || file === null) continue
    const slug = basename(name, '.yaml')
    const reportPlace = (place: string, line: number): void =>
      report({
        file: source.file,
        line,
        problem: `there is no place ${place}`,
        expected: 'a place of the guide',
      })
    if (!isKnown(slug)) reportPlace(slug, 1)
    for (const place of Object.keys(file.places ?? {})) {
      if (!isKnown(`${slug}/${place}`)) reportPlace(`${slug}/${place}`, source.lineOf(['places', place]))
    }
    checkRules(file, feasts, source, report)
    countries.set(slug, file)
  }
  return { feasts, countries }
}
