import {
  type ImportedEntry,
  isShortened,
  MAX_IMPORT_ENTRIES,
  MAX_SKIPPED,
  type RawEntry,
  type SkippedEntry,
  type SkipReason,
  toEntry,
  toPosition,
} from './imported-list.ts'

/** An entry as a file has it. */
export type FileEntry = Omit<RawEntry, 'at'> & {
  readonly latitude: unknown
  readonly longitude: unknown
  /** Used where the file has no position. */
  readonly fallbackAt?: ImportedEntry['at']
}

const isGiven = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')

/** Whether a position that cannot be used was meant as one; programs write (0, 0) for an unknown position. */
const isMeantAsPosition = ({ latitude, longitude }: FileEntry): boolean =>
  isGiven(latitude) && isGiven(longitude) && !(Number(latitude) === 0 && Number(longitude) === 0)

/** Collects the entries of a file, and what could not be read of it. */
export function createEntryCollector() {
  const entries: ImportedEntry[] = []
  const skipped: SkippedEntry[] = []
  let count = 0
  const note = (name: string, reason: SkipReason): void => {
    if (skipped.length < MAX_SKIPPED) skipped.push({ name: name.trim().slice(0, 120), number: count, reason })
  }
  return {
    entries,
    skipped,
    add(entry: FileEntry): void {
      count += 1
      const at = toPosition(entry.latitude, entry.longitude) ?? entry.fallbackAt ?? null
      const read = toEntry({ ...entry, at })
      if (read === null) {
        const isBlank = [entry.note, entry.link].every((text) => (text ?? '').trim() === '')
        if (!isBlank || isMeantAsPosition(entry)) note('', 'empty')
        return
      }
      if (entries.length >= MAX_IMPORT_ENTRIES) {
        note(read.name, 'too_many')
        return
      }
      entries.push(read)
      if (at === null && isMeantAsPosition(entry)) note(read.name, 'position')
      if (isShortened(entry)) note(read.name, 'shortened')
    },
    skip(name: string, reason: SkipReason): void {
      count += 1
      note(name, reason)
    },
  }
}
