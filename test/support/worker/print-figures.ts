import { flushConsole } from './buffered-console.ts'

/** Prints a line with the figures of a run; other output of the run is discarded. */
export function printFigures(title: string, figures: Readonly<Record<string, number | string>>): void {
  flushConsole(false)
  console.log(
    `${title}: ${Object.entries(figures)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')}`,
  )
  flushConsole(true)
}

/** Returns the 95th percentile. */
export function percentile95(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * 0.95)] ?? Number.NaN
}
