import { type Purge, purgeRows } from '#src/platform/purge-slices.ts'
import { errorPurges } from './errors/error-store.ts'
import { EVENTS_RETENTION_S } from './event-store.ts'

/** Purges of errors and of expired events in D1; Analytics Engine expires its own. */
export const eventPurges = (nowS: number): readonly Purge[] => [
  purgeRows('events', 'id', 'received_at_s', nowS - EVENTS_RETENTION_S),
  ...errorPurges(nowS),
]
