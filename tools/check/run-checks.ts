import type { CommandResult } from '#tools/command/run-command.ts'
import { CHECK_STEPS, type CheckStep } from './check-steps.ts'

export type CheckTally = { readonly passed: number; readonly failed: number }

/** A check that cannot even run has failed. */
async function runStep({ run }: CheckStep): Promise<CommandResult> {
  try {
    return await run()
  } catch (error) {
    return { exitCode: 1, output: error instanceof Error ? error.message : String(error) }
  }
}

/** Runs every check to its end, prints what each found, and counts. */
export async function runChecks(steps: readonly CheckStep[] = CHECK_STEPS): Promise<CheckTally> {
  let failed = 0
  for (const step of steps) {
    const { exitCode, output } = await runStep(step)
    console.log(`${exitCode === 0 ? '✓' : '✗'} ${step.name}`)
    if (exitCode === 0) continue
    failed += 1
    console.log(output)
  }
  return { passed: steps.length - failed, failed }
}
