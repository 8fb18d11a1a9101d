type Say = (...words: readonly unknown[]) => void

let kept: (() => void)[] = []
for (const level of ['log', 'info', 'warn', 'error'] as const) {
  const say: Say = console[level].bind(console)
  console[level] = (...words: readonly unknown[]) => {
    kept.push(() => say(...words))
  }
}

/** Says what was written to the console since the last call, or forgets it. */
export function letGoOfLines(areSaid: boolean): void {
  const lines = kept
  kept = []
  if (areSaid) for (const sayLine of lines) sayLine()
}
