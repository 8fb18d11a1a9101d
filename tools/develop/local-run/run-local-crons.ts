import { unstable_readConfig } from 'wrangler'
import { startCronSchedule, triggerAddress } from './cron-schedule.ts'

/** The triggers of wrangler.toml. */
const cronsOf = (): readonly string[] =>
  unstable_readConfig({ config: 'wrangler.toml' }, { hideWarnings: true }).triggers.crons ?? []

/**
 * Has a local site do what the platform's cron triggers would: letters whose hour has come, links, purges.
 * @returns stops it
 */
export function runLocalCrons(origin: string): () => void {
  return startCronSchedule(cronsOf(), async (cron) => {
    try {
      const response = await fetch(triggerAddress(origin, cron))
      if (!response.ok) console.error(`the cron trigger ${cron} ended with ${response.status}`)
    } catch (error) {
      console.error(`the cron trigger ${cron} did not run: ${error instanceof Error ? error.message : error}`)
    }
  })
}
