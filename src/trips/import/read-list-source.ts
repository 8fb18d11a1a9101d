import type { Context } from 'hono'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { createSavesContext, type SavesOptions } from '#src/saves/create-saves-context.ts'
import { readLists } from '#src/saves/store/save-lists.ts'
import { readItems } from '#src/saves/store/saves-store.ts'
import { ALL_SAVES } from '#src/trips/rules/parse-trip-source.ts'
import { TRIP_IMPORT_WORDS } from '#src/trips/words/trip-import-words.ts'
import type { ImportedTrip } from './imported-trip.ts'
import { listFileStops } from './list-file-stops.ts'

/**
 * Reads a list of the account, or all of its saves, for a new trip: each page once, with the first of its notes.
 * @param listId a list, or `ALL_SAVES`
 * @returns null when the account has no such list
 */
export async function readListSource(
  c: Context<AppEnv>,
  options: SavesOptions,
  listId: string,
): Promise<ImportedTrip | null> {
  const saves = createSavesContext(c, options.nowMs)
  const lists = await readLists(saves)
  const chosen = listId === ALL_SAVES ? lists : lists.filter(({ id }) => id === listId)
  const [first] = chosen
  if (first === undefined) return null
  const items = (await Promise.all(chosen.map(({ id }) => readItems(saves, id)))).flat()
  const byPath = new Map<string, (typeof items)[number]>()
  for (const item of items) {
    const known = byPath.get(item.path)
    if (known === undefined || known.note === '') byPath.set(item.path, item)
  }
  const name = listId === ALL_SAVES ? pickWords(TRIP_IMPORT_WORDS, c.get('locale')).allSaves : first.name
  const list = { name, items: [...byPath.values()], skipped: [] }
  return { ...(await listFileStops(c, options, list)), format: null }
}
