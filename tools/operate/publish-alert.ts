import { type AlertSetting, parseAlertSetting, parseAlertSettings } from '#src/alerts/rules/alert-setting.ts'
import { readArguments } from '#tools/command/read-arguments.ts'
import { runCommand } from '#tools/command/run-command.ts'
import { runMain } from '#tools/command/run-main.ts'
import { createCloudflareApi } from './deployment/cloudflare-api.ts'
import { readDeploymentSettings } from './deployment/deployment-settings.ts'
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

/** Wrangler's arguments: the terminal's alert alone, or before those of the admin. */
function alertUpdateFor(setting: string | null, others: readonly AlertSetting[]): readonly string[] {
  if (others.length === 0) return setting === null ? ['delete', 'alert'] : ['put', 'alert', setting]
  const own: readonly unknown[] = setting === null ? [] : [JSON.parse(setting)]
  return ['put', 'alert', JSON.stringify({ alerts: [...own, ...others] })]
}

/** How wrangler reports a key that does not exist. */
const NO_VALUE = /404|not found/i

/**
 * The stored alerts; null when there are none. What cannot be read must not be taken for nothing, or it would be
 * overwritten.
 * @throws {Error} when they cannot be read
 */
async function readAlert(environment: string | undefined, place: readonly string[]): Promise<string | null> {
  if (environment !== undefined) {
    const { ids } = readDeploymentSettings(environment)
    return createCloudflareApi().readValue(ids['SETTINGS'] ?? '', 'alert')
  }
  const { exitCode, output, result } = await runCommand('wrangler', [
    'kv',
    'key',
    'get',
    'alert',
    '--text',
    ...place,
  ])
  if (exitCode === 0) return NO_VALUE.test(result.trim()) ? null : result.trim()
  if (NO_VALUE.test(output)) return null
  throw new Error(`The present alerts could not be read; nothing was changed.\n${output}`)
}

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
  const stored = await readAlert(values.env, place)
  // Alerts of the admin are retained.
  const others = stored === null ? [] : parseAlertSettings(stored).filter(({ id }) => id !== undefined)
  const change = alertUpdateFor(values.clear === true ? null : setting, others)
  const { exitCode, output } = await runCommand('wrangler', ['kv', 'key', ...change, ...place])
  if (exitCode !== 0) throw new Error(output)
  console.log(`The alert is ${values.clear === true ? 'removed' : 'set'}.`)
})
