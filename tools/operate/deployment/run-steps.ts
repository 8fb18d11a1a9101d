export type DeploymentStep = {
  readonly name: string
  /** What it did to the account, told when a later step fails. */
  readonly changes: string
  readonly run: () => Promise<unknown>
}

/** A step that failed, with what had been done by then. */
export class StepError extends Error {
  constructor(step: DeploymentStep, done: readonly DeploymentStep[], standing: string, cause: unknown) {
    const changed = done.map(({ changes }) => `  - ${changes}`)
    const lines = [
      `Failed at: ${step.name}`,
      cause instanceof Error ? cause.message : String(cause),
      changed.length === 0 ? 'Nothing was changed before.' : `Done before:\n${changed.join('\n')}`,
      standing,
    ]
    super(lines.join('\n'), { cause })
  }
}

export type StepRunner = {
  /** Is given a line for each step. */
  readonly log: (line: string) => void
  /** Called before each step; a deployment that was stopped, or lost its lock, throws here. */
  readonly onDone: () => Promise<void>
  /** Called when a step failed: puts right what it can, and says what visitors have and what to do. Never throws. */
  readonly rollBack: () => Promise<string>
}

/**
 * Takes steps in their order.
 * @throws {StepError} at the first that fails
 */
export async function runSteps(
  steps: readonly DeploymentStep[],
  { log, onDone, rollBack }: StepRunner,
): Promise<void> {
  for (const [index, step] of steps.entries()) {
    log(`${index + 1}/${steps.length} ${step.name}`)
    try {
      await onDone()
      await step.run()
    } catch (error) {
      throw new StepError(step, steps.slice(0, index), await rollBack(), error)
    }
  }
}
