import Papa from 'papaparse'
import { foldText } from '#isomorphic/search/fold-text.ts'
import { createEntryCollector } from './entry-collector.ts'
import { type ImportedList, UnreadableFileError } from './imported-list.ts'
import { parseMapLink } from './parse-map-link.ts'

type Column = 'name' | 'note' | 'link' | 'latitude' | 'longitude'

const words = (text: string): readonly string[] => text.split(' ')

/**
 * Accepted column names as `foldText` writes them, in the languages of the site. Of several columns the first in this
 * order that has a text counts: a table may have a place, its town, besides a name.
 */
const COLUMNS: Readonly<Record<Column, readonly string[]>> = {
  name: words(
    'name title titel titre titulo titolo nazev nombre nome nom jmeno place ort lieu lugar luogo misto',
  ),
  note: [
    ...words('note notes notiz nota notas poznamka'),
    ...words('comment kommentar commentaire comentario commento komentar'),
    ...words('description beschreibung descripcion descrizione popis'),
  ],
  link: ['address link', ...words('url link lien enlace odkaz')],
  latitude: ['zemepisna sirka', ...words('latitude lat latitud latitudine breitengrad y')],
  longitude: ['zemepisna delka', ...words('longitude lon lng long longitud longitudine langengrad x')],
}

/** The English header of Google Takeout; other languages are parsed as generic CSV. */
const isTakeout = (header: readonly string[]): boolean =>
  header[0] === 'title' && header[1] === 'note' && header[2] === 'url'

/** The apostrophe by which spreadsheets mark a cell as text. */
const FORMULA_GUARD = /^'(?=[=+\-@＝＋－＠\t\r\n])/

/** The header is searched in this many lines. */
const MAX_HEADER_LINES = 5
/** Lines that are read: more than a legitimate file of the maximum size has. */
const MAX_LINES = 20_000

/** Finds the indexes of the known columns; null for a line that is not a header of places. */
function findColumns(header: readonly string[]): Readonly<Record<Column, readonly number[]>> | null {
  const indexesOf = (column: Column): readonly number[] =>
    COLUMNS[column].flatMap((name) => header.flatMap((cell, index) => (cell === name ? [index] : [])))
  const columns: Record<Column, readonly number[]> = {
    name: indexesOf('name'),
    note: indexesOf('note'),
    link: indexesOf('link'),
    latitude: indexesOf('latitude'),
    longitude: indexesOf('longitude'),
  }
  const hasPosition = columns.latitude.length > 0 && columns.longitude.length > 0
  return columns.name.length > 0 || hasPosition ? columns : null
}

/**
 * Parses a CSV file of places: cells separated by comma, semicolon or tab, with a header line. Lists of Google Takeout
 * have this format.
 * @throws {UnreadableFileError} when there is no header line
 */
export function parseCsv(text: string): ImportedList {
  const { data } = Papa.parse<readonly string[]>(text.replace(/^\ufeff/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    preview: MAX_LINES,
  })
  const headerCandidates = data.slice(0, MAX_HEADER_LINES).map((row) => row.map(foldText))
  const headerIndex = headerCandidates.findIndex((row) => findColumns(row) !== null)
  const header = headerCandidates[headerIndex]
  const columns = header === undefined ? null : findColumns(header)
  if (header === undefined || columns === null) throw new UnreadableFileError('no_header')
  const { entries, skipped, add } = createEntryCollector()
  for (const row of data.slice(headerIndex + 1)) {
    const cell = (column: Column): string =>
      columns[column]
        .map((index) => (row[index] ?? '').replace(FORMULA_GUARD, ''))
        .find((value) => value.trim() !== '') ?? ''
    const link = cell('link')
    add({
      name: cell('name'),
      note: cell('note'),
      link,
      latitude: cell('latitude'),
      longitude: cell('longitude'),
      fallbackAt: parseMapLink(link),
    })
  }
  return { format: isTakeout(header) ? 'Google Takeout' : 'CSV', name: null, entries, skipped }
}
