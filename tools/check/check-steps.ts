import { type CommandResult, runCommand } from '#tools/command/run-command.ts'
import { findAgedFacts } from './aged-facts.ts'
import { findBrokenCitations } from './broken-citations.ts'
import { findLongFiles, findOverfullFolders } from './file-size.ts'
import { findWrongImports } from './imports/cruise-imports.ts'
import { findLiteralTextInComponents } from './literal-text/literal-text.ts'
import { findDoubledExports } from './names/doubled-exports.ts'
import { findOutdatedMaps } from './outdated-maps.ts'
import { findOversizedStylesheet } from './stylesheet-size.ts'
import { findTestCodeLeaks } from './test-code-leaks.ts'
import { findRefusedWords, readGlossary, readVocabularyFiles } from './vocabulary/refused-words.ts'
import { findOversizedWorker } from './worker-size.ts'

export type CheckStep = { readonly name: string; readonly run: () => Promise<CommandResult> }

const resultFromProblems = (lines: readonly string[]): CommandResult => ({
  exitCode: lines.length === 0 ? 0 : 1,
  output: lines.join('\n'),
})

/**
 * All static checks, in stages that depend on the results of earlier stages. Within a stage two run in parallel, the
 * longest and most informative first.
 */
export const CHECK_STAGES: readonly (readonly CheckStep[])[] = [
  [
    // The longest step runs in its own process, in parallel with all steps that do not need its result.
    { name: 'content', run: () => runCommand('node', ['tools/compile/prepare-generated.ts']) },
    {
      name: 'format, lint and import cycles',
      run: () => runCommand('biome', ['ci', '--error-on-warnings', '--colors=off']),
    },
    { name: 'dead code', run: () => runCommand('knip', ['--no-progress']) },
    {
      name: 'import table and cycles',
      run: async () => resultFromProblems(await findWrongImports()),
    },
    {
      name: 'file sizes',
      run: async () => resultFromProblems([...findLongFiles(), ...findOverfullFolders()]),
    },
    { name: 'one meaning per exported name', run: async () => resultFromProblems(findDoubledExports()) },
    {
      name: 'vocabulary',
      run: async () => resultFromProblems(findRefusedWords(readVocabularyFiles(), readGlossary())),
    },
    {
      name: 'text in components',
      run: async () => resultFromProblems(findLiteralTextInComponents()),
    },
    { name: 'age of the facts', run: async () => resultFromProblems(findAgedFacts('content', Date.now())) },
    { name: 'drawn maps', run: async () => resultFromProblems(findOutdatedMaps(process.cwd())) },
    { name: 'broken citations', run: async () => resultFromProblems(findBrokenCitations()) },
  ],
  [
    {
      name: 'deployment dry run',
      run: () => runCommand('node', ['tools/operate/deploy-dry-run.ts']),
    },
    { name: 'types', run: () => runCommand('tsc', ['-b']) },
  ],
  [
    {
      name: 'stylesheet size',
      run: async () => resultFromProblems(findOversizedStylesheet('dist/client/assets')),
    },
    {
      name: 'test code in the deployment',
      run: async () => resultFromProblems(findTestCodeLeaks('dist/worker')),
    },
    { name: 'worker size', run: async () => resultFromProblems(findOversizedWorker('dist/worker')) },
  ],
]
