import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readArguments } from '#tools/command/read-arguments.ts'
import { runCommand } from '#tools/command/run-command.ts'
import { runMain } from '#tools/command/run-main.ts'
import { storeFlags } from './deployment/store-flags.ts'
import { parseErasureLog, readErasures, reapplyErasures } from './erasures/erasure-log.ts'
import { createNewsletterDatabase } from './newsletter/newsletter-database.ts'

const USAGE = `npm run erasures -- note FILE [--env NAME]    before the database is restored: records what must stay erased
npm run erasures -- apply FILE [--env NAME]   afterwards: erases it again`
const SQL_FILE = '.wrangler/erasures.sql'

const { values, positionals } = readArguments(USAGE, { options: { env: { type: 'string' } } }, 2)
const [command, file = ''] = positionals

await runMain(async () => {
  if (file === '' || (command !== 'note' && command !== 'apply')) throw new Error(USAGE)
  const place = storeFlags(values.env)
  const database = createNewsletterDatabase(place)
  if (command === 'note') {
    const note = await readErasures(database)
    writeFileSync(file, JSON.stringify(note), { mode: 0o600 })
    console.log(
      `noted ${note.erased.length} keys of accounts and ${note.suppressed.length} addresses in ${file}`,
    )
    return
  }
  const note = parseErasureLog(readFileSync(file, 'utf8'))
  const subscribers = await database(['SELECT id, address FROM newsletter_subscribers'])
  mkdirSync('.wrangler', { recursive: true })
  const statements = reapplyErasures(note, subscribers)
  writeFileSync(SQL_FILE, ['SELECT 1', ...statements, ''].join(';\n'))
  const args = ['d1', 'execute', 'DB', ...place, '--yes', '--file', SQL_FILE]
  const { exitCode, output } = await runCommand('wrangler', args, { CI: 'true' })
  if (exitCode !== 0) throw new Error(output)
  console.log(`erased again, by ${statements.length} statements`)
})
