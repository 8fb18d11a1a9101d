export type Step = {
  readonly name: string
  /** What it does to the account, told before and, when a later step fails, after. */
  readonly changes: string
  readonly run: () => Promise<unknown>
}

/** A step that failed, with what had been done by then. */
export class StepFailed extends Error {
  constructor(step: Step, done: readonly Step[], cause: unknown) {
    const changed = done.map(({ changes }) => `  - ${changes}`)
    const lines = [
      `Failed at: ${step.name}`,
      cause instanceof Error ? cause.message : String(cause),
      changed.length === 0 ? 'Nothing was changed before.' : `Done before:\n${changed.join('\n')}`,
      'Visitors have the version that they had before. Mend the cause and run the same command again.',
    ]
    super(lines.join('\n'), { cause })
  }
}

/**
 * Takes steps in their order.
 * @param tell is given a line for each
 * @throws {StepFailed} at the first that fails
 */
export async function runSteps(steps: readonly Step[], tell: (line: string) => void): Promise<void> {
  for (const [index, step] of steps.entries()) {
    tell(`${index + 1}/${steps.length} ${step.name}`)
    try {
      await step.run()
    } catch (error) {
      throw new StepFailed(step, steps.slice(0, index), error)
    }
  }
}
