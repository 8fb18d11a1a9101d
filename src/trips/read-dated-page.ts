import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import { type PlaceDates, placeDatesShards } from './place-dates.ts'
import type { DatedPage } from './rules/place-facts-of.ts'

const NOTHING: PlaceDates = { festivals: [], holidays: {}, closings: [] }

/** Adds to a page what the guide knows about the days of its place, in the language of the request. */
export async function readDatedPage(readShard: ReadShard, page: DestinationRecord): Promise<DatedPage> {
  const name = placeDatesShards.nameOf(placeDatesShards.indexOf(page.path))
  return { page, dates: (await readShard<PlaceDates>(name, page.path)) ?? NOTHING }
}
