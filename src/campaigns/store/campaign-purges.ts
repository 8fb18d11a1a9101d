import { statement } from '#src/platform/database.ts'
import { DAY_S } from '#src/platform/durations.ts'
import { type Purge, purgeRows } from '#src/platform/purge-slices.ts'

const EVENT_DAYS = 30
/** Soft bounces count for a month. */
const BOUNCE_DAYS = 31
/** Who received which campaign; the campaign itself is not deleted. */
const DELIVERY_DAYS = 400

/** Purges of expired rows: processed mail events, soft bounces and old deliveries. */
export function campaignPurges(nowS: number): readonly Purge[] {
  const ago = (days: number): number => nowS - days * DAY_S
  return [
    purgeRows('mail_events', 'event_id', 'received_at_s', ago(EVENT_DAYS)),
    purgeRows('soft_bounces', 'event_id', 'bounced_at_s', ago(BOUNCE_DAYS)),
    {
      name: 'letter_deliveries',
      slice: (limit) => [
        statement(
          `DELETE FROM letter_deliveries WHERE (letter_id, subscriber_id) IN (
             SELECT d.letter_id, d.subscriber_id FROM letters l JOIN letter_deliveries d ON d.letter_id = l.id
             WHERE l.status IN ('sent', 'cancelled') AND l.ended_at_s < ?1 LIMIT ?2)`,
          ago(DELIVERY_DAYS),
          limit,
        ),
      ],
    },
  ]
}
