import { runCommand } from '#tools/command/run-command.ts'

const SCRIPT = 'tools/compile/prepare-generated.ts'

/**
 * Compiles the content in a separate process, unless it is up to date: this one can load the build tools meanwhile.
 * @throws {Error} with the errors of `content/`, one per line
 */
export async function compileForBuild(): Promise<void> {
  const { exitCode, output } = await runCommand('node', [SCRIPT, '--without-types'], {
    NODE_ENV: 'production',
  })
  if (exitCode !== 0) throw new Error(`${output.trimEnd()}\ncontent/ has errors, listed above`)
}
