import { normaliseLine, normaliseText } from '#src/http/rules/user-text.ts'

/** One place of an imported file. */
export type ImportedEntry = {
  readonly name: string
  readonly note: string
  /** Degrees; null where the file has no valid position. */
  readonly at: { readonly latitude: number; readonly longitude: number } | null
  /** URL of a page about the place; null for none. */
  readonly link: string | null
}

/** Why an entry of a file was not read, or not all of it. */
export type SkipReason =
  /** It is no entry of its format. */
  | 'unreadable'
  /** It has neither a name nor a position. */
  | 'empty'
  /** A track or an area. */
  | 'not_a_point'
  /** More entries than one import reads. */
  | 'too_many'
  /** It was read without its position. */
  | 'position'
  /** It was read with a shortened name or note. */
  | 'shortened'

export type SkippedEntry = {
  /** Its name; empty for an entry without one. */
  readonly name: string
  /** Its number in the file, from 1. */
  readonly number: number
  readonly reason: SkipReason
}

/** The parsed content of an imported file. */
export type ImportedList = {
  readonly format: 'GPX' | 'KML' | 'CSV' | 'Google Takeout' | 'GeoJSON'
  /** The list name in the file; null when there is none. */
  readonly name: string | null
  readonly entries: readonly ImportedEntry[]
  /** In the order of the file; the first `MAX_SKIPPED`. */
  readonly skipped: readonly SkippedEntry[]
}

/** Why a file cannot be read. */
export type UnreadableReason =
  /** A document type declaration, which may define entities. */
  | 'doctype'
  | 'malformed_xml'
  /** Too many or too deeply nested elements. */
  | 'too_complex'
  | 'unknown_xml'
  | 'malformed_json'
  | 'unknown_json'
  /** A table without a line that names its columns, or no table. */
  | 'no_header'

/** The file has an unknown format or is malformed. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError'
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/** Several times the maximum length of a list. */
export const MAX_IMPORT_ENTRIES = 1000
/** Skipped entries that are named. */
export const MAX_SKIPPED = 500
const MAX_NAME_LENGTH = 120
/** Trips keep notes of this length; lists shorten them further. */
const MAX_ENTRY_NOTE_LENGTH = 2000
const MAX_LINK_LENGTH = 500

const truncate = (text: string, length: number): string => [...text].slice(0, length).join('').trim()

const isDegrees = (value: number, max: number): boolean => Number.isFinite(value) && Math.abs(value) <= max

/** Parses degrees from a file; null for invalid values and for (0, 0), which programs write for an unknown position. */
export function toPosition(latitude: unknown, longitude: unknown): ImportedEntry['at'] {
  const isGiven = [latitude, longitude].every(
    (value) => typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''),
  )
  const [lat, lon] = [Number(latitude), Number(longitude)]
  const isUsable = isGiven && isDegrees(lat, 90) && isDegrees(lon, 180) && (lat !== 0 || lon !== 0)
  return isUsable ? { latitude: lat, longitude: lon } : null
}

export type RawEntry = {
  readonly name: string
  readonly note?: string | undefined
  readonly at?: ImportedEntry['at']
  readonly link?: string | null | undefined
}

/** Whether the name or the note of an entry is longer than what is read of it. */
export const isShortened = ({ name, note = '' }: RawEntry): boolean =>
  [...normaliseLine(name)].length > MAX_NAME_LENGTH || [...normaliseText(note)].length > MAX_ENTRY_NOTE_LENGTH

/** Normalises and truncates an entry; null for an entry with neither a name nor a position. */
export function toEntry({ name, note = '', at = null, link = null }: RawEntry): ImportedEntry | null {
  const cleanName = truncate(normaliseLine(name), MAX_NAME_LENGTH)
  if (cleanName === '' && at === null) return null
  return {
    name: cleanName,
    note: truncate(normaliseText(note), MAX_ENTRY_NOTE_LENGTH),
    at,
    link: link === null || link.length > MAX_LINK_LENGTH ? null : link.trim() || null,
  }
}

/** Normalises and truncates a list name; null when the result is empty. */
export const toListName = (name: string, maxLength: number): string | null =>
  truncate(normaliseLine(name), maxLength) || null
