import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { SENDING_STOPPED_KEY } from '#src/mail/rules/sending-stop-key.ts'
import { readArguments } from '#tools/command/read-arguments.ts'
import { runCommand } from '#tools/command/run-command.ts'
import { runMain } from '#tools/command/run-main.ts'
import { storeFlags } from './deployment/store-flags.ts'
import { PAUSE_SENDING } from './erasures/campaign-log.ts'
import {
  describeNote,
  noteStatements,
  parseRestoreNote,
  readRestoredDatabase,
  readRestoreNote,
} from './erasures/restore-note.ts'
import type { NewsletterDatabase } from './newsletter/database-row.ts'
import { createNewsletterDatabase } from './newsletter/newsletter-database.ts'

const USAGE = `npm run erasures -- restore FILE --since 2026-11-20T09:00:00Z --env NAME
    restores the database DB to that time: note, Time Travel and apply in one
npm run erasures -- note FILE [--since 2026-11-20T09:00:00Z] [--wait SECONDS] [--env NAME]
    before the database is restored: stops sending, and records what must not be undone
    --since: the restore point (default: thirty days ago); --wait: until all isolates have stopped sending (90)
npm run erasures -- apply FILE [--env NAME]
    afterwards: applies it, and allows sending again`
const OPTIONS = { env: { type: 'string' }, since: { type: 'string' }, wait: { type: 'string' } } as const
const SQL_FILE = '.wrangler/erasures.sql'
const RETENTION_MS = 30 * 86_400_000
/** KV propagates within a minute, and an attempt to send ends within forty seconds. */
const DEFAULT_WAIT_S = '90'

const { values, positionals } = readArguments(USAGE, { options: OPTIONS }, 2)
const [command, file = ''] = positionals

async function wrangler(...args: readonly string[]): Promise<void> {
  const { exitCode, output } = await runCommand('wrangler', args, { CI: 'true' })
  if (exitCode !== 0) throw new Error(output)
}

async function takeNote(place: readonly string[], database: NewsletterDatabase): Promise<void> {
  const sinceMs = values.since === undefined ? Date.now() - RETENTION_MS : Date.parse(values.since)
  const waitS = Number(values.wait ?? (values.env === undefined ? '0' : DEFAULT_WAIT_S))
  if (!(sinceMs >= 0 && waitS >= 0)) throw new Error(USAGE)
  const stopped = new Date().toISOString()
  await wrangler('kv', 'key', 'put', SENDING_STOPPED_KEY, stopped, '--binding', 'SETTINGS', ...place)
  await database([PAUSE_SENDING])
  console.log(`sending is stopped until “npm run erasures -- apply”; waiting ${waitS} s`)
  await setTimeout(waitS * 1000)
  const note = await readRestoreNote(database, Math.floor(sinceMs / 1000))
  writeFileSync(file, JSON.stringify(note), { mode: 0o600 })
  console.log(
    `noted ${note.erased.length} keys of accounts and ${note.suppressed.length} addresses, ${note.grants.length} eBooks, ${note.campaigns.length} campaigns and ${note.deliveries.length} mails in ${file}`,
  )
}

async function applyNote(place: readonly string[], database: NewsletterDatabase): Promise<void> {
  const note = parseRestoreNote(readFileSync(file, 'utf8'))
  // The restored database has the schema of its time.
  if (values.env !== undefined) await wrangler('d1', 'migrations', 'apply', 'DB', ...place)
  const restored = await readRestoredDatabase(database)
  mkdirSync('.wrangler', { recursive: true })
  const statements = noteStatements(note, restored)
  writeFileSync(SQL_FILE, ['SELECT 1', ...statements, ''].join(';\n'))
  await wrangler('d1', 'execute', 'DB', ...place, '--yes', '--file', SQL_FILE)
  await wrangler('kv', 'key', 'delete', SENDING_STOPPED_KEY, '--binding', 'SETTINGS', ...place)
  console.log(`erased again, by ${statements.length} statements`)
  for (const line of describeNote(note, restored)) console.log(line)
}

/**
 * Notes, restores and applies. Until the note is applied nothing is sent, whatever fails between: its message names the
 * command that continues.
 */
async function restoreDatabase(place: readonly string[], database: NewsletterDatabase): Promise<void> {
  const { since, env } = values
  if (since === undefined || env === undefined) throw new Error(USAGE)
  if (existsSync(file))
    throw new Error(`${file} exists: it may be the note of a restore that has not finished`)
  await takeNote(place, database)
  const { exitCode, output } = await runCommand(
    'wrangler',
    [
      'd1',
      'time-travel',
      'restore',
      'DB',
      '--timestamp',
      since,
      ...place.filter((flag) => flag !== '--remote'),
    ],
    { CI: 'true' },
  )
  console.log(output.trim())
  if (exitCode !== 0)
    throw new Error(
      `Nothing was restored, and sending is stopped. To give up: npm run erasures -- apply ${file} --env ${env}`,
    )
  try {
    await applyNote(place, database)
  } catch (error) {
    console.error(
      `Sending stays stopped. Remove the cause, then: npm run erasures -- apply ${file} --env ${env}`,
    )
    throw error
  }
}

const COMMANDS = { note: takeNote, apply: applyNote, restore: restoreDatabase } as const

await runMain(async () => {
  if (file === '' || (command !== 'note' && command !== 'apply' && command !== 'restore'))
    throw new Error(USAGE)
  const place = storeFlags(values.env)
  await COMMANDS[command](place, createNewsletterDatabase(place))
})
