import type { MeasuredTarget } from './measure-in-rounds.ts'

const shown = (value: number | null, digits: number): string => (value === null ? '–' : value.toFixed(digits))

/** Prints one group of targets as a Markdown table; ratios are against its first row, within the same round. */
export function printTable(rows: readonly MeasuredTarget[]): void {
  console.log('\n| target | req/s | p50 ms | p99 ms | × floor | CPU µs/req | CPU × floor | not 2xx |')
  console.log('| --- | --: | --: | --: | --: | --: | --: | --: |')
  for (const { target, result, ratio, cpuRatio } of rows) {
    const cells = [
      target.name,
      shown(result.requestsPerSecond, 0),
      shown(result.p50Ms, 2),
      shown(result.p99Ms, 2),
      shown(ratio, 2),
      shown(result.cpuMicroseconds, 0),
      shown(cpuRatio, 2),
      shown(result.failures, 0),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}
