const MS_PER_SECOND = 1000

/**
 * Runs one phase of a command and prints how long it took.
 * @param name of the phase, for people
 * @throws what `run` throws
 */
export async function printPhase<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const startMs = performance.now()
  const result = await run()
  console.log(`${name}: ${((performance.now() - startMs) / MS_PER_SECOND).toFixed(1)} s`)
  return result
}
