import type { Context } from 'hono'
import { type ImportedStop, placesAsTripFile } from '#isomorphic/trips/files/new-trip-file.ts'
import { positionText } from '#isomorphic/trips/position-text.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import type { MatchOptions } from '#src/saves/create-entry-matcher.ts'
import type { ParsedListFile } from '#src/saves/rules/list-file.ts'
import { findSavedPage, toSavedPageView } from '#src/saves/saved-pages.ts'
import type { ImportedTrip, SkippedLine } from './imported-trip.ts'

/**
 * Makes stops of the pages of a list. Stories have no place on a map and no day, and are named.
 * @throws {UnavailableError} when pages cannot be read, so that none is lost
 */
export async function listFileStops(
  c: Context<AppEnv>,
  { manifest }: Pick<MatchOptions, 'manifest'>,
  { name, items, skipped: skippedEntries }: ParsedListFile,
): Promise<ImportedTrip> {
  const stops: ImportedStop[] = []
  const skipped: SkippedLine[] = []
  const pages = await Promise.all(items.map((item) => findSavedPage(c.get('readShard'), manifest, item)))
  if (c.get('isDegraded')) throw new UnavailableError('pages of a list')
  for (const [index, { kind, path, note }] of items.entries()) {
    const page = pages[index] ?? null
    const view = page === null ? null : toSavedPageView(page, c.get('locale'))
    if (view === null) skipped.push({ name: path, number: null, reason: 'unreadable' })
    else if (kind === 'story') skipped.push({ name: view.name, number: null, reason: 'story' })
    else stops.push({ name: view.name, path, at: view.at === null ? '' : positionText(view.at), note })
  }
  const unreadable = skippedEntries.map(
    (entry): SkippedLine => ({ name: entry.name, number: null, reason: 'unreadable' }),
  )
  const file = placesAsTripFile(name, stops)
  return { format: 'JSON', name, file, skipped: [...skipped, ...unreadable], duplicates: 0 }
}
