import type { MeasuredTarget } from './measure-in-rounds.ts'

const formatNumber = (value: number | null, digits: number): string =>
  value === null ? '–' : value.toFixed(digits)

/** Prints one group of targets as a Markdown table; ratios are relative to its first row, within the same round. */
export function printTable(rows: readonly MeasuredTarget[]): void {
  console.log('\n| target | req/s | p50 ms | p99 ms | × baseline | CPU µs/req | CPU × baseline | not 2xx |')
  console.log('| --- | --: | --: | --: | --: | --: | --: | --: |')
  for (const { target, result, ratio, cpuRatio } of rows) {
    const cells = [
      target.name,
      formatNumber(result.requestsPerSecond, 0),
      formatNumber(result.p50Ms, 2),
      formatNumber(result.p99Ms, 2),
      formatNumber(ratio, 2),
      formatNumber(result.cpuMicroseconds, 0),
      formatNumber(cpuRatio, 2),
      formatNumber(result.failures, 0),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}
