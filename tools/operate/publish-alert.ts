import { parseAlertSetting } from '#src/alerts/rules/alert-notice.ts'
import { endWithLine } from '#tools/command/end-with-line.ts'
import { readArguments } from '#tools/command/read-arguments.ts'
import { runCommand } from '#tools/command/run-command.ts'
import { cleanAlert } from './clean-alert.ts'
import { storesPlace } from './deployment/stores-place.ts'

const USAGE = `npm run alert -- "<text>" [--start 2026-12-01T00:00:00Z] [--end …] [--env NAME]
npm run alert -- --clear [--env NAME]`

const OPTIONS = {
  start: { type: 'string' },
  end: { type: 'string' },
  clear: { type: 'boolean' },
  env: { type: 'string' },
} as const

const { values, positionals } = readArguments(USAGE, { options: OPTIONS }, 1)

await endWithLine(async () => {
  const [written] = positionals
  const text = written === undefined ? undefined : cleanAlert(written)
  const { start, end } = values
  const setting = JSON.stringify({ text, start, end })
  if (values.clear !== true && parseAlertSetting(setting) === null)
    throw new Error(
      `An alert needs 1 to 400 characters of text, and times such as 2026-12-01T00:00:00Z.\n${USAGE}`,
    )
  const change = values.clear === true ? ['delete', 'alert'] : ['put', 'alert', setting]
  const place = ['--binding', 'SETTINGS', ...storesPlace(values.env)]
  const { exitCode, output } = await runCommand('wrangler', ['kv', 'key', ...change, ...place])
  if (exitCode !== 0) throw new Error(output)
  console.log(`The alert is ${values.clear === true ? 'gone' : 'set'}.`)
})
