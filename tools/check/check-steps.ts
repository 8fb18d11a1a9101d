import { type CommandResult, runCommand } from '#tools/command/run-command.ts'
import { findDanglingCitations } from './citations.ts'
import { findCrowdedFolders, findLongFiles } from './file-size.ts'
import { findWrongImports } from './import-rules.ts'
import { findHeavySheet } from './sheet-weight.ts'
import { findTestTraces } from './test-traces.ts'
import { findHeavyWorker } from './worker-weight.ts'

export type CheckStep = { readonly name: string; readonly run: () => Promise<CommandResult> }

const fromLines = (lines: readonly string[]): CommandResult => ({
  exitCode: lines.length === 0 ? 0 : 1,
  output: lines.join('\n'),
})

/**
 * Every static check, in stages that need what the stage before has made. Within a stage two run at a time, the longest
 * and the most telling first.
 */
export const CHECK_STAGES: readonly (readonly CheckStep[])[] = [
  [
    // The longest has a process of its own, beside which all go that need nothing of it.
    { name: 'content', run: () => runCommand('node', ['tools/compile/prepare-generated.ts']) },
    {
      name: 'format, lint and import cycles',
      run: () => runCommand('biome', ['ci', '--error-on-warnings', '--colors=off']),
    },
    { name: 'dead code', run: () => runCommand('knip', ['--no-progress']) },
    { name: 'who imports whom', run: async () => fromLines(findWrongImports()) },
    {
      name: 'file sizes',
      run: async () => fromLines([...findLongFiles(), ...findCrowdedFolders()]),
    },
    { name: 'citations', run: async () => fromLines(findDanglingCitations()) },
  ],
  [
    {
      name: 'deploy, everything but the upload',
      run: () => runCommand('node', ['tools/operate/dry-run.ts']),
    },
    { name: 'types', run: () => runCommand('tsc', ['-b']) },
  ],
  [
    { name: 'weight of the style sheet', run: async () => fromLines(findHeavySheet('dist/client/assets')) },
    {
      name: 'nothing of tests in what is deployed',
      run: async () => fromLines(findTestTraces('dist/worker')),
    },
    { name: 'weight of the worker', run: async () => fromLines(findHeavyWorker('dist/worker')) },
  ],
]
