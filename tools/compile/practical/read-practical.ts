import { globSync } from 'node:fs'
import { join } from 'node:path'
import { checkSchema } from '#tools/compile/text/check-schema.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import { type ContentFolder, readYamlFile } from '#tools/compile/text/entry-files.ts'
import { type CountryPractical, CountryPracticalSchema } from './country-practical-schema.ts'
import { type PlacePractical, PlacePracticalSchema } from './place-practical-schema.ts'

/** The practical facts of the guide: of countries by slug, of other places by `country/place`. */
export type PracticalFacts = {
  readonly countries: ReadonlyMap<string, CountryPractical>
  readonly places: ReadonlyMap<string, PlacePractical>
}

/** Whether a place that is not shown has a text: its facts wait with it. */
const hasDraft = ({ contentDir }: ContentFolder, slugPath: string): boolean =>
  globSync(`*/${slugPath}.md`, { cwd: join(contentDir, 'destinations') }).length > 0

/**
 * Reads `content/practical/`: one file for each country, and `<country>/<place>.yaml` for cities and regions. Facts of a draft are ignored while drafts are.
 * @param isKnown whether a place such as `portugal` or `portugal/lisbon` has a page
 */
export function readPractical(
  folder: ContentFolder,
  isKnown: (place: string) => boolean,
  report: ReportError,
): PracticalFacts {
  const countries = new Map<string, CountryPractical>()
  const places = new Map<string, PlacePractical>()
  for (const name of globSync('**/*.yaml', { cwd: join(folder.contentDir, 'practical') }).toSorted()) {
    const slugPath = name.replace(/\.yaml$/, '').replaceAll('\\', '/')
    const source = readYamlFile(folder, `practical/${name}`, report)
    if (source === null) continue
    if (!isKnown(slugPath) && hasDraft(folder, slugPath)) continue
    if (!isKnown(slugPath)) {
      report({
        file: source.file,
        line: 1,
        problem: `there is no place ${slugPath}`,
        expected: 'a file named after a place of the guide, such as portugal.yaml or portugal/lisbon.yaml',
      })
      continue
    }
    if (slugPath.includes('/')) {
      const facts = checkSchema(PlacePracticalSchema, source, report)
      if (facts !== null) places.set(slugPath, facts)
    } else {
      const facts = checkSchema(CountryPracticalSchema, source, report)
      if (facts !== null) countries.set(slugPath, facts)
    }
  }
  return { countries, places }
}
