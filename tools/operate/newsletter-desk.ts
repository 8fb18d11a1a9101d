import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from '#tools/command/read-arguments.ts'
import { applyMigrations } from './apply-migrations.ts'
import { listDeadLetters, replayDeadLetters } from './dead-letters-desk.ts'
import { exportSubscribers } from './export-subscribers.ts'
import { createNewsletterDatabase } from './newsletter-database.ts'
import { readStats } from './newsletter-stats.ts'
import { SUPPRESSION_REASONS, suppress } from './suppress.ts'

const USAGE = `npm run newsletter -- export [--links https://www.example.org]   confirmed subscribers as CSV, with what they agreed to
npm run newsletter -- stats                                      how many there are
npm run newsletter -- suppress ADDRESS [--reason ${SUPPRESSION_REASONS.join('|')}]   forget an address, and never write to it again
npm run newsletter -- dead                                       mails that were given up, and why
npm run newsletter -- replay ID|all                              try them again within five minutes
--remote works on the deployed database, else on the local one`

const OPTIONS = {
  remote: { type: 'boolean' },
  links: { type: 'string' },
  reason: { type: 'string' },
} as const

const { values, positionals } = readArguments(USAGE, { options: OPTIONS }, 2)
const [command, address] = positionals
const database = createNewsletterDatabase(values.remote === true)
const stateDir = process.env['STATE_DIR'] ?? '.wrangler/state'
// Where no site has run yet there are no tables.
if (values.remote !== true && !existsSync(join(stateDir, 'v3/d1'))) applyMigrations(stateDir)
const nowS = Math.floor(Date.now() / 1000)

const RUN: Readonly<Record<string, () => Promise<string>>> = {
  export: () => exportSubscribers(database, values.links ?? null),
  stats: () => readStats(database, nowS),
  dead: () => listDeadLetters(database),
  replay: () => replayDeadLetters(database, address, nowS),
  suppress: () => suppress(database, address, values.reason ?? 'erasure', nowS),
}

try {
  const run = Object.hasOwn(RUN, command ?? '') ? RUN[command ?? ''] : undefined
  if (run === undefined) throw new Error(USAGE)
  console.log(await run())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
