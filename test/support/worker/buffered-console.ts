type ConsoleMethod = (...words: readonly unknown[]) => void

let bufferedLines: (() => void)[] = []
for (const level of ['log', 'info', 'warn', 'error'] as const) {
  const say: ConsoleMethod = console[level].bind(console)
  console[level] = (...words: readonly unknown[]) => {
    bufferedLines.push(() => say(...words))
  }
}

/** Says what was written to the console since the last call, or forgets it. */
export function flushConsole(prints: boolean): void {
  const lines = bufferedLines
  bufferedLines = []
  if (prints) for (const sayLine of lines) sayLine()
}
