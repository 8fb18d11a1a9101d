import type { CommandResult } from '#tools/command/run-command.ts'
import { CHECK_STAGES, type CheckStep } from './check-steps.ts'

const CONCURRENCY = 2

/** Numbers of passed and failed checks or tests. */
export type CheckTotals = { readonly passed: number; readonly failed: number }

/** A check that cannot run counts as failed. */
async function runStep({ run }: CheckStep): Promise<CommandResult> {
  try {
    return await run()
  } catch (error) {
    return { exitCode: 1, output: error instanceof Error ? error.message : String(error) }
  }
}

/** Runs a step and prints its output. */
async function reportStep(step: CheckStep): Promise<boolean> {
  const { exitCode, output } = await runStep(step)
  console.log(`${exitCode === 0 ? '✓' : '✗'} ${step.name}`)
  if (exitCode !== 0) console.log(output)
  return exitCode === 0
}

/** Runs the steps of a stage with limited parallelism and returns the number of failures. */
async function runStage(steps: readonly CheckStep[]): Promise<number> {
  const waiting = steps.values()
  const runNext = async (): Promise<number> => {
    let failed = 0
    for (const step of waiting) if (!(await reportStep(step))) failed += 1
    return failed
  }
  const failures = await Promise.all(Array.from({ length: CONCURRENCY }, runNext))
  return failures.reduce((sum, failed) => sum + failed)
}

/** Runs every check, prints the output of each, and counts the results. */
export async function runChecks(
  stages: readonly (readonly CheckStep[])[] = CHECK_STAGES,
): Promise<CheckTotals> {
  let failed = 0
  for (const stage of stages) failed += await runStage(stage)
  return { passed: stages.flat().length - failed, failed }
}
