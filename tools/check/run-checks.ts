import { CHECK_STEPS } from './check-steps.ts'

export type CheckTally = { readonly passed: number; readonly failed: number }

/** Runs every static check to its end, prints what each found, and counts. */
export async function runChecks(): Promise<CheckTally> {
  let failed = 0
  for (const { name, run } of CHECK_STEPS) {
    const { exitCode, output } = await run()
    console.log(`${exitCode === 0 ? '✓' : '✗'} ${name}`)
    if (exitCode === 0) continue
    failed += 1
    console.log(output)
  }
  return { passed: CHECK_STEPS.length - failed, failed }
}
