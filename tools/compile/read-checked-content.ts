import { join } from 'node:path'
import { scenes } from '#art/scenes.ts'
import type { AlmanacSources } from './almanac/almanac-tables.ts'
import type { CompileOptions } from './compile-options.ts'
import { createGeodata, type Geodata } from './geography/create-geodata.ts'
import { frontMatterTexts } from './guide/guide-words.ts'
import { rowPath } from './lists/best-in-travel-list.ts'
import { type Country, loadCountries } from './places/load-countries.ts'
import { type Content, readContent } from './read-content.ts'
import { createContentErrors, formatContentErrors } from './text/content-error.ts'
import { locateErrors } from './text/locate-errors.ts'
import type { PageTexts } from './text-checks/check-sentences.ts'
import { checkTexts } from './text-checks/check-texts.ts'
import { type MeasuredText, measureGuide, measureStory } from './text-checks/content-report.ts'

export type CheckedContent = {
  /** Null when a required file could not be read. */
  readonly content: Content | null
  /** Every guide and story, measured. */
  readonly texts: readonly MeasuredText[]
  /** The texts of every guide and story, part by part. */
  readonly pages: readonly PageTexts[]
  /** All errors as `file:line: problem; expected`. */
  readonly errors: readonly string[]
  readonly countries: readonly Country[]
  readonly geodata: Geodata
}

function textsOf({ authored, articles, bestInTravel }: Content): readonly MeasuredText[] {
  const listed = new Set(bestInTravel.map(rowPath))
  return [
    ...authored.map((place) => measureGuide(place, listed.has(place.path))),
    ...articles.map(measureStory),
  ]
}

function pagesOf({ authored, articles }: Content): readonly PageTexts[] {
  return [
    ...authored.map((place) => ({
      file: place.file,
      parts: [...place.text.plainText.split('\n'), ...frontMatterTexts(place)],
    })),
    ...articles.map(({ file, text }) => ({ file, parts: text.plainText.split('\n') })),
  ]
}

/** The texts of all guides and stories; none when a required file could not be read. */
export const contentTexts = (content: Content | null) => ({
  texts: content === null ? [] : textsOf(content),
  pages: content === null ? [] : pagesOf(content),
})

type ReadOptions = Pick<CompileOptions, 'root' | 'contentDir' | 'geodata' | 'showsDrafts'>

/**
 * Reads `content/` and checks each file for itself.
 * @param onGuides is called with what the almanac is made of while the rest is read
 */
export function readContentFiles(
  options: ReadOptions,
  onGuides?: (sources: AlmanacSources, geodata: Geodata) => void,
) {
  const log = createContentErrors()
  const { root, showsDrafts = false } = options
  const geodata = options.geodata ?? createGeodata()
  const countries = loadCountries()
  const content = readContent(
    { contentDir: options.contentDir ?? join(root, 'content'), showsDrafts },
    {
      countries: new Map(countries.map((country) => [country.slug, country])),
      scenes: Object.keys(scenes),
    },
    geodata,
    log.report,
    (sources) => onGuides?.(sources, geodata),
  )
  return { content, countries, geodata, log }
}

/** Reads `content/` and checks it: each file, then what only shows in all of them together. */
export function readCheckedContent(options: ReadOptions): CheckedContent {
  const { content, countries, geodata, log } = readContentFiles(options)
  const texts = contentTexts(content)
  const contentDir = options.contentDir ?? join(options.root, 'content')
  const errors = formatContentErrors(locateErrors(contentDir, [...log.list(), ...checkTexts(texts)]))
  return { content, ...texts, errors, countries, geodata }
}
