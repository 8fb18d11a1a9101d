import { LostLockError } from './deployment-lock.ts'

export type DeploymentStep = {
  readonly name: string
  /** The change that the step made to the account, listed when a later step fails. */
  readonly changes: string
  readonly run: () => Promise<unknown>
}

/** A failed step, with the list of completed ones. */
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
  /** Called with one line for each step. */
  readonly log: (line: string) => void
  /** Called before each step; throws when the deployment was stopped or lost its lock. */
  readonly onDone: () => Promise<void>
  /**
   * Called when a step failed, except after a lost lock: restores what it can. Never throws.
   * @returns which version visitors have, and what to do
   */
  readonly rollBack: () => Promise<string>
}

/**
 * Runs steps in order.
 * @throws {StepError} at the first failure
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
      const standing =
        error instanceof LostLockError
          ? 'Nothing was rolled back: the other deployment decides which version visitors have.'
          : await rollBack()
      throw new StepError(step, steps.slice(0, index), standing, error)
    }
  }
}
