import Papa from 'papaparse'
import {
  type ImportedEntry,
  type ImportedList,
  MOST_ENTRIES,
  toEntry,
  toPosition,
  UnreadableFileError,
} from './imported-list.ts'
import { positionInMapLink } from './map-link.ts'

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
const GUARDED = /^'(?=[=+\-@\t\r])/

/** Rows below a head line that some column of a name or a position stands in. */
const HEAD_LINES = 5

/** Where each column stands; null for a line that names none of a place. */
function columnsOf(header: readonly string[]): Readonly<Record<Column, readonly number[]>> | null {
  const placesOf = (column: Column): readonly number[] =>
    header.flatMap((cell, index) => ((COLUMNS[column] as readonly string[]).includes(cell) ? [index] : []))
  const columns: Record<Column, readonly number[]> = {
    name: placesOf('name'),
    note: placesOf('note'),
    link: placesOf('link'),
    latitude: placesOf('latitude'),
    longitude: placesOf('longitude'),
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
    preview: MOST_ENTRIES + HEAD_LINES,
  })
  const heads = data.slice(0, HEAD_LINES).map((row) => row.map((cell) => cell.trim().toLowerCase()))
  const headAt = heads.findIndex((row) => columnsOf(row) !== null)
  const header = heads[headAt]
  const columns = header === undefined ? null : columnsOf(header)
  if (header === undefined || columns === null) throw new UnreadableFileError('no columns of places')
  const entries = data.slice(headAt + 1).flatMap((row): readonly ImportedEntry[] => {
    const cell = (column: Column): string =>
      columns[column]
        .map((index) => (row[index] ?? '').replace(GUARDED, ''))
        .find((value) => value.trim() !== '') ?? ''
    const link = cell('link')
    const at = toPosition(cell('latitude'), cell('longitude')) ?? positionInMapLink(link)
    const entry = toEntry({ name: cell('name'), note: cell('note'), link, at })
    return entry === null ? [] : [entry]
  })
  return {
    format: isTakeout(header) ? 'Google Takeout' : 'CSV',
    name: null,
    entries: entries.slice(0, MOST_ENTRIES),
  }
}
