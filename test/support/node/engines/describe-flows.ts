import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import type { Engine } from './engine-driver.ts'
import { createEnginePage, type EnginePage } from './engine-page.ts'

const DEVICES = { desk: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const

/** One thing that visitors do, for every engine to show that it works there. */
export type EngineFlow = {
  readonly name: string
  readonly device: keyof typeof DEVICES
  /** Absent: with script. */
  readonly hasScript?: false
  /** Absent: no error may be in the console. */
  readonly complaints?: RegExp
  readonly run: (page: EnginePage) => Promise<void>
}

/**
 * Runs all flows in one engine, each as a visitor of its own.
 * @param start null when the engine is not installed: the flows are skipped
 */
export function describeFlows(
  name: string,
  start: (() => Promise<Engine>) | null,
  flows: readonly EngineFlow[],
): void {
  describe.skipIf(start === null)(name, () => {
    let engine: Engine | null = null
    beforeAll(async () => {
      engine = (await start?.()) ?? null
    })
    afterAll(() => engine?.stop())
    it.each(flows)('$name', async ({ device, hasScript = true, complaints, run }) => {
      if (engine === null) throw new Error(`${name} did not start`)
      const driver = await engine.openVisitor({ ...DEVICES[device], hasScript })
      // Also after a flow that ran out of time: WebKit's driver has one visitor at a time.
      onTestFinished(driver.close)
      await run(createEnginePage(driver, inject('secureOrigin')))
      expect(driver.complaints.filter((line) => complaints?.test(line) !== true)).toEqual([])
    })
  })
}
