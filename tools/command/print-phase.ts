const MS_PER_SECOND = 1000
/** A silence of half a minute looks like a command that hangs. */
const PROGRESS_MS = 15_000

/**
 * Runs one phase of a command: prints that it begins, every quarter of a minute that it goes on, and how long it took.
 * @param name of the phase, for people
 * @throws what `run` throws
 */
export async function printPhase<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const startMs = performance.now()
  const elapsed = (): string => ((performance.now() - startMs) / MS_PER_SECOND).toFixed(1)
  console.log(`${name} …`)
  const progress = setInterval(() => console.log(`${name} … ${elapsed()} s so far`), PROGRESS_MS)
  try {
    const result = await run()
    console.log(`${name}: ${elapsed()} s`)
    return result
  } finally {
    clearInterval(progress)
  }
}
