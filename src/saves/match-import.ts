import type { Context } from 'hono'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { lengthOf, MAX_NOTE_LENGTH } from '#src/http/rules/user-text.ts'
import { createEntryMatcher, type MatchOptions } from './create-entry-matcher.ts'
import type { ImportedList, SkippedEntry } from './import/imported-list.ts'
import type { ImportReport, MatchedEntry, UnmatchedEntry } from './rules/import-report.ts'
import { joinNotes } from './rules/join-notes.ts'
import { SAVES_WORDS } from './words/saves-words.ts'

/** Lists have shorter notes than files. */
const toListNote = (note: string): string => [...note].slice(0, MAX_NOTE_LENGTH).join('').trim()

/**
 * Matches the entries of a file with pages of the guide, in order and each page once. The report names every note that a
 * list has only in part; entries without a match retain theirs.
 */
export async function matchImport(
  c: Context<AppEnv>,
  options: MatchOptions,
  { entries, skipped }: Pick<ImportedList, 'entries' | 'skipped'>,
): Promise<ImportReport> {
  const { pointWithoutName } = pickWords(SAVES_WORDS, c.get('locale')).import
  const { matchEntry, findNearbyPlace } = await createEntryMatcher(c, options)
  const matched = new Map<string, MatchedEntry>()
  const unmatched: UnmatchedEntry[] = []
  const shortened: SkippedEntry[] = []
  let duplicates = 0
  for (const [index, entry] of entries.entries()) {
    const match = await matchEntry(entry)
    const other = match === null ? undefined : matched.get(match.target.path)
    const note = joinNotes(other?.note ?? '', toListNote(entry.note))
    if (match === null || note === null) {
      const { at, link } = entry
      const name = entry.name || pointWithoutName
      unmatched.push({ name, nearbyPlace: findNearbyPlace(entry), note: entry.note, at, link })
      continue
    }
    if (lengthOf(entry.note) > MAX_NOTE_LENGTH)
      shortened.push({ name: entry.name || match.name, number: index + 1, reason: 'shortened' })
    matched.set(match.target.path, { ...(other ?? { ...match, nameInFile: entry.name }), note })
    if (other !== undefined) duplicates += 1
  }
  // The file has named those that are longer than what is read of it.
  const named = new Set(skipped.flatMap(({ name, reason }) => (reason === 'shortened' ? [name] : [])))
  return {
    matched: [...matched.values()],
    unmatched,
    duplicates,
    skipped: [...skipped, ...shortened.filter(({ name }) => !named.has(name))],
  }
}
