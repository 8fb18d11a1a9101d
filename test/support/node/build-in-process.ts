import { runCommand } from '#tools/command/run-command.ts'

/**
 * Builds a worker in a separate process, because a build changes the environment of the process that runs it. A build
 * of the same inputs is used again.
 * @param faults '1' for the worker of browser tests, which applies `x-fault`; '' for the worker that is deployed
 */
export async function buildInProcess(faults: '1' | ''): Promise<void> {
  const { exitCode, output } = await runCommand('node', ['tools/build/build.ts', '--if-changed'], {
    FAULT_INJECTION: faults,
  })
  if (exitCode !== 0) throw new Error(output)
}
