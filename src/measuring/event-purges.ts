import { type Purge, purgeRows } from '#src/platform/purge-slices.ts'
import { errorPurges } from './errors/error-store.ts'
import { EVENTS_RETENTION_S } from './event-store.ts'

/** Errors, and events that D1 has kept long enough; those of Analytics Engine end by themselves. */
export const eventPurges = (nowS: number): readonly Purge[] => [
  purgeRows('events', 'id', 'received_at_s', nowS - EVENTS_RETENTION_S),
  ...errorPurges(nowS),
]
