import type { DestinationRecord } from './catalogue-types.ts'

/** The IANA time zone of a place; null where its page does not state one. */
export const timeZoneOf = ({ facts }: Pick<DestinationRecord, 'facts'>): string | null =>
  facts.find(({ timeZone }) => timeZone !== undefined)?.timeZone ?? null
