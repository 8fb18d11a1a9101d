import { runCommand } from '#tools/command/run-command.ts'

/** Builds the worker that is deployed, in a process of its own: a build changes the environment of the one it runs in. */
export async function buildApart(): Promise<void> {
  const { exitCode, output } = await runCommand('node', ['tools/build/build.ts'], { FAULT_INJECTION: '' })
  if (exitCode !== 0) throw new Error(output)
}
