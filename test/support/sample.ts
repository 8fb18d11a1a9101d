import { inject, it } from 'vitest'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: extends an interface of Vitest
  interface ProvidedContext {
    /** Whether only a sample of long tables and of random cases is tested (`npm test`); CI tests all. */
    isSample: boolean
  }
}

const STEP = 10

/**
 * Returns all cases of a long table, or every tenth in `npm test`: always the same ones, so that a failure can be
 * repeated.
 * @param step which share of them a sample has, where a tenth is too many or too few
 */
export function sampleOf<Case>(cases: readonly Case[], step = STEP): readonly Case[] {
  return inject('isSample') ? cases.filter((_, index) => index % step === 0) : cases
}

/** `it` for cases that `npm test` leaves out: a second language or device, a pass over all pages, long waits. */
export const itUnlessSample = it.skipIf(inject('isSample'))

/** Returns the number of random cases to test: all, or a tenth in `npm test`. */
export const runsOf = (count: number): number => (inject('isSample') ? Math.ceil(count / STEP) : count)
