import { HOUR_S } from '#src/platform/durations.ts'

const MAX_RETRY_DELAY_S = HOUR_S
const BACKOFF_FACTOR = 1.6

/**
 * Exponential backoff of a queue message: short at first, no more than an hour; thirty attempts take about fifteen hours.
 * @param attempts how often the message was delivered, from 1
 * @returns seconds until the next attempt
 */
export const retryDelayS = (attempts: number): number =>
  Math.min(MAX_RETRY_DELAY_S, Math.ceil(BACKOFF_FACTOR ** Math.min(attempts, 30)))
