import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from '#tools/command/read-arguments.ts'
import { applyMigrations } from './apply-migrations.ts'
import { assertLocalIsMeant, localStateDir, storeFlags } from './deployment/store-flags.ts'
import type { NewsletterDatabase } from './newsletter/database-row.ts'
import { formatDeadLetters, scheduleDeadLetterReplay } from './newsletter/dead-letter-commands.ts'
import { exportSubscribers } from './newsletter/export-subscribers.ts'
import { createNewsletterDatabase } from './newsletter/newsletter-database.ts'
import { readSubscriptionStats } from './newsletter/subscription-stats.ts'
import { SUPPRESSION_REASONS, suppressSubscriber } from './newsletter/suppress-subscriber.ts'

const USAGE = `npm run newsletter -- export [--links https://www.example.org]   confirmed subscribers as CSV, with their consent
npm run newsletter -- stats                                      numbers of subscribers and mails
npm run newsletter -- suppress ADDRESS [--reason ${SUPPRESSION_REASONS.join('|')}]   delete an address, and never send to it again
npm run newsletter -- dead                                       mails that were given up, and why
npm run newsletter -- replay ID|all                              retry them within five minutes
--env NAME works on the database of that deployment, else on the local one`

const OPTIONS = {
  env: { type: 'string' },
  links: { type: 'string' },
  reason: { type: 'string' },
} as const

const { values, positionals } = readArguments(USAGE, { options: OPTIONS }, 2)
const [command, address] = positionals
const stateDir = localStateDir()
assertLocalIsMeant(values.env)
// Before the first local run the tables do not exist.
if (values.env === undefined && !existsSync(join(stateDir, 'v3/d1'))) await applyMigrations(stateDir)
const openDatabase = (): NewsletterDatabase => createNewsletterDatabase(storeFlags(values.env))
const nowS = Math.floor(Date.now() / 1000)

const COMMANDS: Readonly<Record<string, () => Promise<string>>> = {
  export: () => exportSubscribers(openDatabase(), values.links ?? null),
  stats: () => readSubscriptionStats(openDatabase(), nowS),
  dead: () => formatDeadLetters(openDatabase()),
  replay: () => scheduleDeadLetterReplay(openDatabase(), address, nowS),
  suppress: () => suppressSubscriber(openDatabase(), address, values.reason ?? 'erasure', nowS),
}

try {
  const run = Object.hasOwn(COMMANDS, command ?? '') ? COMMANDS[command ?? ''] : undefined
  if (run === undefined) throw new Error(USAGE)
  console.log(await run())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
