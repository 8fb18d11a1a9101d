type ConsoleMethod = (...words: readonly unknown[]) => void

let bufferedLines: (() => void)[] = []
for (const level of ['log', 'info', 'warn', 'error'] as const) {
  const write: ConsoleMethod = console[level].bind(console)
  console[level] = (...words: readonly unknown[]) => {
    bufferedLines.push(() => write(...words))
  }
}

/** Prints the lines written to the console since the last call, or discards them. */
export function flushConsole(prints: boolean): void {
  const lines = bufferedLines
  bufferedLines = []
  if (prints) for (const writeLine of lines) writeLine()
}
