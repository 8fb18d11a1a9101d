import { runCommand } from '#tools/command/run-command.ts'

/**
 * Builds a worker in a process of its own: a build changes the environment of the one it runs in.
 * @param faults '1' for the one that heeds `x-fault`, which browsers visit; '' for the one that is deployed
 */
export async function buildInProcess(faults: '1' | ''): Promise<void> {
  const { exitCode, output } = await runCommand('node', ['tools/build/build.ts'], { FAULT_INJECTION: faults })
  if (exitCode !== 0) throw new Error(output)
}
