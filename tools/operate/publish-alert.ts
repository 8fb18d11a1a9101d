import { parseAlertSetting } from '#src/alerts/rules/alert-notice.ts'
import { readArguments } from '#tools/command/read-arguments.ts'
import { runCommand } from '#tools/command/run-command.ts'
import { cleanAlert } from './clean-alert.ts'

const USAGE = `npm run alert -- "<text>" [--start 2026-12-01T00:00:00Z] [--end …] [--remote]
npm run alert -- --clear [--remote]`

const OPTIONS = {
  start: { type: 'string' },
  end: { type: 'string' },
  clear: { type: 'boolean' },
  remote: { type: 'boolean' },
} as const

const { values, positionals } = readArguments(USAGE, { options: OPTIONS }, 1)

function finish(exitCode: number, output: string): never {
  console.log(output)
  process.exit(exitCode)
}

const [written] = positionals
const text = written === undefined ? undefined : cleanAlert(written)
const { start, end } = values
const setting = JSON.stringify({ text, start, end })
if (values.clear !== true && parseAlertSetting(setting) === null)
  finish(1, `An alert needs 1 to 400 characters of text, and times such as 2026-12-01T00:00:00Z.\n${USAGE}`)

const place =
  values.remote === true
    ? ['--remote']
    : ['--local', '--persist-to', process.env['STATE_DIR'] ?? '.wrangler/state']
const change = values.clear === true ? ['delete', 'alert'] : ['put', 'alert', setting]
const { exitCode, output } = await runCommand('wrangler', [
  'kv',
  'key',
  ...change,
  '--binding',
  'SETTINGS',
  ...place,
])
finish(exitCode, exitCode === 0 ? `The alert is ${values.clear === true ? 'gone' : 'set'}.` : output)
