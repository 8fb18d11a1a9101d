import { gpxFile, kmlFile, type PointCollection } from '#isomorphic/files/geographic-file.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { DEFAULT_LOCALE, type Locale } from '#isomorphic/words/locale.ts'
import { formatListCsv } from './format-list-csv.ts'
import { formatListJson } from './format-list-json.ts'
import type { ListFileFormat } from './list-file-formats.ts'
import type { ListFileItem } from './list-file-item.ts'
import { LIST_FILE_WORDS } from './words/list-file-words.ts'

/** A list that is written as a file. */
export type SavedListFile = {
  readonly name: string
  /** A public URL: of the shared list, or of the site. */
  readonly link: string
  readonly items: readonly ListFileItem[]
}

export const LIST_FILE_TYPES: Readonly<Record<ListFileFormat, string>> = {
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
}

/** The items that formats of maps leave out: those without a position. */
const itemsWithoutPosition = (items: readonly ListFileItem[]): readonly ListFileItem[] =>
  items.filter(({ page }) => page === null || page.at === null)

function toPoints({ name, link, items }: SavedListFile, siteOrigin: string, locale: Locale): PointCollection {
  const words = pickWords(LIST_FILE_WORDS, locale)
  const skipped = itemsWithoutPosition(items).map(({ page }) => page?.name ?? words.removedPage)
  const points = items.flatMap(({ path, note, page }) =>
    page === null || page.at === null
      ? []
      : [
          {
            name: page.name,
            text: note === '' ? page.text : note,
            note,
            link: siteOrigin + path,
            ...page.at,
          },
        ],
  )
  return { name, link, description: skipped.length === 0 ? '' : words.skipped(skipped), points, routes: [] }
}

/** Writes a list as a file of one format. Works in the browser too, so that a device exports without a network. */
export function formatSavedList(
  format: ListFileFormat,
  list: SavedListFile,
  siteOrigin: string,
  locale: Locale = DEFAULT_LOCALE,
): string {
  switch (format) {
    case 'gpx':
      return gpxFile(toPoints(list, siteOrigin, locale))
    case 'kml':
      return kmlFile(toPoints(list, siteOrigin, locale))
    case 'csv':
      return formatListCsv(list.items, siteOrigin)
    case 'json':
      return formatListJson(list.name, list.items, siteOrigin)
  }
}

/** The name of a list's file: plain letters only. */
export const listFileName = (name: string, format: ListFileFormat): string => {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `fernway-${plain || 'list'}.${format}`
}
