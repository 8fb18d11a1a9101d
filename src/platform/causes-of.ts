/** An error, its cause, the cause of that, and so on, up to five. */
export function* causesOf(error: unknown): Generator<unknown> {
  let current = error
  for (let depth = 0; depth < 5 && current !== undefined && current !== null; depth += 1) {
    yield current
    current = current instanceof Error ? current.cause : undefined
  }
}
