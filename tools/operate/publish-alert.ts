import { TERMINAL_ALERT_KEY } from '#src/alerts/rules/alert-keys.ts'
import { parseAlertSetting } from '#src/alerts/rules/alert-setting.ts'
import { readArguments } from '#tools/command/read-arguments.ts'
import { runCommand } from '#tools/command/run-command.ts'
import { runMain } from '#tools/command/run-main.ts'
import { storeFlags } from './deployment/store-flags.ts'
import { sanitizeAlert } from './sanitize-alert.ts'

const USAGE = `npm run alert -- "<text>" [--start 2026-12-01T00:00:00Z] [--end …] [--env NAME]
npm run alert -- --clear [--env NAME]`

const OPTIONS = {
  start: { type: 'string' },
  end: { type: 'string' },
  clear: { type: 'boolean' },
  env: { type: 'string' },
} as const

const { values, positionals } = readArguments(USAGE, { options: OPTIONS }, 1)

await runMain(async () => {
  const [written] = positionals
  const text = written === undefined ? undefined : sanitizeAlert(written)
  const { start, end } = values
  const setting = JSON.stringify({ text, start, end })
  if (values.clear !== true && parseAlertSetting(setting) === null)
    throw new Error(
      `An alert needs 1 to 400 characters of text, and times such as 2026-12-01T00:00:00Z.\n${USAGE}`,
    )
  const place = ['--binding', 'SETTINGS', ...storeFlags(values.env)]
  // Alerts of the admin have another key, so nothing that others wrote is read or changed.
  const change = values.clear === true ? ['delete', TERMINAL_ALERT_KEY] : ['put', TERMINAL_ALERT_KEY, setting]
  const { exitCode, output } = await runCommand('wrangler', ['kv', 'key', ...change, ...place])
  if (exitCode !== 0) throw new Error(output)
  console.log(`The alert is ${values.clear === true ? 'removed' : 'set'}.`)
})
