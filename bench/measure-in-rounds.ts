import { type LoadResult, type LoadTarget, measureLoad } from './load.ts'

export type MeasuredTarget = {
  readonly target: LoadTarget
  /** Medians over all rounds. */
  readonly result: LoadResult
  /** Requests per second relative to the first target of the same round, median. */
  readonly ratio: number
  /** CPU time of the first target relative to this one, median; null where it is not available. */
  readonly cpuRatio: number | null
}

const WARM_UP_SECONDS = 1

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

const medianOrNull = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : median(known)
}

/**
 * Measures every target once per round (A B C, A B C …), so that load peaks of the machine affect all of them, and
 * compares within each round. The first target is the baseline.
 */
export async function measureInRounds(
  targets: readonly LoadTarget[],
  plan: { readonly rounds: number; readonly seconds: number },
): Promise<readonly MeasuredTarget[]> {
  for (const target of targets) await measureLoad(target, WARM_UP_SECONDS)
  const rounds: LoadResult[][] = []
  for (let round = 0; round < plan.rounds; round += 1) {
    const results: LoadResult[] = []
    for (const target of targets) results.push(await measureLoad(target, plan.seconds))
    rounds.push(results)
  }
  return targets.map((target, index) => {
    const targetResult = rounds.flatMap((round) => round[index] ?? [])
    const base = rounds.flatMap((round) => round[0] ?? [])
    const pick = (key: 'requestsPerSecond' | 'p50Ms' | 'p99Ms' | 'failures'): number =>
      median(targetResult.map((result) => result[key]))
    const cpuRatios = targetResult.map((result, round) => {
      const baseCpu = base[round]?.cpuMicroseconds ?? null
      return baseCpu === null || result.cpuMicroseconds === null ? null : baseCpu / result.cpuMicroseconds
    })
    return {
      target,
      result: {
        requestsPerSecond: pick('requestsPerSecond'),
        p50Ms: pick('p50Ms'),
        p99Ms: pick('p99Ms'),
        failures: pick('failures'),
        cpuMicroseconds: medianOrNull(targetResult.map((result) => result.cpuMicroseconds)),
      },
      ratio: median(
        targetResult.map(
          (result, round) => result.requestsPerSecond / (base[round]?.requestsPerSecond ?? Number.NaN),
        ),
      ),
      cpuRatio: medianOrNull(cpuRatios),
    }
  })
}
