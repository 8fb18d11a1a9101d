import { dryRunDeploy } from '#tools/deploy/dry-run.ts'
import { prepareGenerated } from '#tools/prepare-generated.ts'
import { type CommandResult, runCommand } from '#tools/run-command.ts'
import { findDanglingCitations } from './citations.ts'
import { findLongFiles } from './file-size.ts'
import { findHeavySheet } from './sheet-weight.ts'
import { findHeavyWorker } from './worker-weight.ts'

export type CheckStep = { readonly name: string; readonly run: () => Promise<CommandResult> }

const fromLines = (lines: readonly string[]): CommandResult => ({
  exitCode: lines.length === 0 ? 0 : 1,
  output: lines.join('\n'),
})

/** Every static check, in the order in which a failure is most likely to explain the next. */
export const CHECK_STEPS: readonly CheckStep[] = [
  {
    name: 'content',
    run: async () => fromLines(await prepareGenerated(process.cwd())),
  },
  {
    name: 'format, lint and import rules',
    run: () => runCommand('biome', ['ci', '--error-on-warnings', '--colors=off']),
  },
  { name: 'types', run: () => runCommand('tsc', ['-b']) },
  { name: 'dead code', run: () => runCommand('knip', ['--no-progress']) },
  { name: 'file sizes', run: async () => fromLines(findLongFiles()) },
  { name: 'citations', run: async () => fromLines(findDanglingCitations()) },
  { name: 'deploy, everything but the upload', run: dryRunDeploy },
  // These weigh what the step before has built.
  { name: 'weight of the style sheet', run: async () => fromLines(findHeavySheet('dist/client/assets')) },
  { name: 'weight of the worker', run: async () => fromLines(findHeavyWorker('dist/worker')) },
]
