import { ARCHIVE_LIST, BUILT_CONFIG, dryRunDeploy } from './deploy/dry-run.ts'
import { runCommand } from './run-command.ts'

/** The steps that change something at Cloudflare, in the order in which they are safe. */
const STEPS: readonly (readonly string[])[] = [
  ['d1', 'migrations', 'apply', 'DB', '--remote'],
  ['kv', 'bulk', 'put', ARCHIVE_LIST, '--binding', 'SETTINGS', '--remote'],
  ['deploy', '--config', BUILT_CONFIG],
]

function finish(exitCode: number, output: string): never {
  console.log(output)
  process.exit(exitCode)
}

const checked = await dryRunDeploy()
if (checked.exitCode !== 0 || process.argv.includes('--dry-run')) finish(checked.exitCode, checked.output)
for (const step of STEPS) {
  const { exitCode, output } = await runCommand('wrangler', step)
  if (exitCode !== 0) finish(exitCode, output)
  console.log(output)
}
