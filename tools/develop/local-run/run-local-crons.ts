import { unstable_readConfig } from 'wrangler'
import { startCronSchedule, triggerAddress } from './cron-schedule.ts'

/** The cron triggers of wrangler.toml. */
const cronsOf = (): readonly string[] =>
  unstable_readConfig({ config: 'wrangler.toml' }, { hideWarnings: true }).triggers.crons ?? []

/**
 * Runs the platform's cron triggers for a local site: due campaigns, link checks, purges.
 * @returns a function that stops them
 */
export function runLocalCrons(origin: string): () => void {
  return startCronSchedule(cronsOf(), async (cron) => {
    try {
      const response = await fetch(triggerAddress(origin, cron))
      if (!response.ok) console.error(`the cron trigger ${cron} responded with ${response.status}`)
    } catch (error) {
      console.error(`the cron trigger ${cron} did not run: ${error instanceof Error ? error.message : error}`)
    }
  })
}
