import { readArguments } from '#tools/command/read-arguments.ts'
import { type CommandResult, runCommand } from '#tools/command/run-command.ts'
import { DATABASES } from './apply-migrations.ts'
import { ARCHIVE_LIST, BUILT_CONFIG, dryRunDeploy } from './dry-run.ts'
import { fillRemoteIndex } from './search/fill-remote-index.ts'

type Step = () => Promise<CommandResult>

const wrangler =
  (...args: readonly string[]): Step =>
  () =>
    runCommand('wrangler', args)

/** The steps that change something at Cloudflare, in the order in which they are safe. */
const STEPS: readonly Step[] = [
  ...DATABASES.map((binding) => wrangler('d1', 'migrations', 'apply', binding, '--remote')),
  wrangler('kv', 'bulk', 'put', ARCHIVE_LIST, '--binding', 'SETTINGS', '--remote'),
  // Last, because the worker that still answers may not know the tables of this build.
  () => fillRemoteIndex(),
  wrangler('deploy', '--config', BUILT_CONFIG),
]

function finish(exitCode: number, output: string): never {
  console.log(output)
  process.exit(exitCode)
}

const { values } = readArguments('npm run deploy -- [--dry-run]', {
  options: { 'dry-run': { type: 'boolean', default: false } },
})
const checked = await dryRunDeploy()
if (checked.exitCode !== 0 || values['dry-run']) finish(checked.exitCode, checked.output)
for (const step of STEPS) {
  const { exitCode, output } = await step()
  if (exitCode !== 0) finish(exitCode, output)
  console.log(output)
}
