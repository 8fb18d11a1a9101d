import { placeDatesShards } from '#src/trips/place-dates.ts'
import type { Place } from '#tools/compile/places/place.ts'
import type { PlaceRecords } from '#tools/compile/records/place-records.ts'
import type { RecordWriter } from './shard-writer.ts'

type DateSources = { readonly places: readonly Place[]; readonly records: Pick<PlaceRecords, 'datesOf'> }

/** Shards for the days of trips, with one entry for each place. */
export function emitPlaceDates({ places, records }: DateSources, writer: RecordWriter): void {
  for (let index = 0; index < placeDatesShards.count; index += 1) {
    const own = places.filter(({ path }) => placeDatesShards.indexOf(path) === index)
    writer.writeEntries(
      placeDatesShards.nameOf(index),
      own.map((place) => [place.path, records.datesOf(place)]),
    )
  }
}
