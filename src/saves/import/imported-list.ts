import { normaliseLine } from '#src/http/rules/user-text.ts'

/** One place as a file names it. */
export type ImportedEntry = {
  readonly name: string
  readonly note: string
  /** Degrees; null where the file does not say, or says nonsense. */
  readonly at: { readonly latitude: number; readonly longitude: number } | null
  /** Address of a page that it belongs to; null for none. */
  readonly link: string | null
}

/** What a file of another program holds. */
export type ImportedList = {
  readonly format: 'GPX' | 'KML' | 'CSV' | 'Google Takeout'
  /** As the file calls itself; null when it does not. */
  readonly name: string | null
  readonly entries: readonly ImportedEntry[]
}

/** Why a file could not be read. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError'
}

/** More than any list of ours holds, by far. */
export const MAX_IMPORT_ENTRIES = 1000
const MAX_NAME_LENGTH = 120
const MAX_NOTE_LENGTH = 500
const MAX_LINK_LENGTH = 500

const truncate = (text: string, length: number): string => [...text].slice(0, length).join('').trim()

const isDegrees = (value: number, max: number): boolean => Number.isFinite(value) && Math.abs(value) <= max

/** Degrees from whatever a file wrote; (0, 0) is what programs write that do not know. */
export function toPosition(latitude: unknown, longitude: unknown): ImportedEntry['at'] {
  const isGiven = [latitude, longitude].every(
    (value) => typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''),
  )
  const [lat, lon] = [Number(latitude), Number(longitude)]
  const isUsable = isGiven && isDegrees(lat, 90) && isDegrees(lon, 180) && (lat !== 0 || lon !== 0)
  return isUsable ? { latitude: lat, longitude: lon } : null
}

type RawEntry = {
  readonly name: string
  readonly note?: string | undefined
  readonly at?: ImportedEntry['at']
  readonly link?: string | null | undefined
}

/** An entry in our own measure; null for one that neither has a name nor lies anywhere. */
export function toEntry({ name, note = '', at = null, link = null }: RawEntry): ImportedEntry | null {
  const cleanName = truncate(normaliseLine(name), MAX_NAME_LENGTH)
  if (cleanName === '' && at === null) return null
  return {
    name: cleanName,
    note: truncate(normaliseLine(note), MAX_NOTE_LENGTH),
    at,
    link: link === null || link.length > MAX_LINK_LENGTH ? null : link.trim() || null,
  }
}

/** A list's own name in our own measure; null when nothing is left of it. */
export const toListName = (name: string, maxLength: number): string | null =>
  truncate(normaliseLine(name), maxLength) || null
