import Papa from 'papaparse'
import {
  type ImportedEntry,
  type ImportedList,
  MAX_IMPORT_ENTRIES,
  toEntry,
  toPosition,
  UnreadableFileError,
} from './imported-list.ts'
import { parseMapLink } from './parse-map-link.ts'

/** What columns may be called, in lower case. */
const COLUMNS = {
  name: ['name', 'title', 'place', 'titel', 'titre', 'nombre', 'nome'],
  note: ['note', 'notes', 'comment', 'description', 'notiz', 'kommentar', 'commentaire'],
  link: ['url', 'link', 'address link'],
  latitude: ['latitude', 'lat', 'y'],
  longitude: ['longitude', 'lon', 'lng', 'long', 'x'],
} as const
type Column = keyof typeof COLUMNS

/** Google Takeout's own, in English; other languages are read as any CSV. */
const isTakeout = (header: readonly string[]): boolean =>
  header[0] === 'title' && header[1] === 'note' && header[2] === 'url'

/** The mark by which spreadsheets take a cell for text is no part of it. */
const FORMULA_GUARD = /^'(?=[=+\-@\t\r])/

/** Rows below a head line that some column of a name or a position stands in. */
const MAX_HEADER_LINES = 5

/** Where each column stands; null for a line that names none of a place. */
function findColumns(header: readonly string[]): Readonly<Record<Column, readonly number[]>> | null {
  const indexesOf = (column: Column): readonly number[] =>
    header.flatMap((cell, index) => ((COLUMNS[column] as readonly string[]).includes(cell) ? [index] : []))
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
 * Reads a table of places: comma, semicolon or tab between the cells, a head line that names them. Lists of Google Takeout
 * are such tables.
 * @throws {UnreadableFileError} when no line names the columns
 */
export function parseCsv(text: string): ImportedList {
  const { data } = Papa.parse<readonly string[]>(text.replace(/^\ufeff/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    preview: MAX_IMPORT_ENTRIES + MAX_HEADER_LINES,
  })
  const headerCandidates = data
    .slice(0, MAX_HEADER_LINES)
    .map((row) => row.map((cell) => cell.trim().toLowerCase()))
  const headerIndex = headerCandidates.findIndex((row) => findColumns(row) !== null)
  const header = headerCandidates[headerIndex]
  const columns = header === undefined ? null : findColumns(header)
  if (header === undefined || columns === null) throw new UnreadableFileError('no columns of places')
  const entries = data.slice(headerIndex + 1).flatMap((row): readonly ImportedEntry[] => {
    const cell = (column: Column): string =>
      columns[column]
        .map((index) => (row[index] ?? '').replace(FORMULA_GUARD, ''))
        .find((value) => value.trim() !== '') ?? ''
    const link = cell('link')
    const at = toPosition(cell('latitude'), cell('longitude')) ?? parseMapLink(link)
    const entry = toEntry({ name: cell('name'), note: cell('note'), link, at })
    return entry === null ? [] : [entry]
  })
  return {
    format: isTakeout(header) ? 'Google Takeout' : 'CSV',
    name: null,
    entries: entries.slice(0, MAX_IMPORT_ENTRIES),
  }
}
