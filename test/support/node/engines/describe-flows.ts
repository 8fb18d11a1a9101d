import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import type { Engine } from './engine-driver.ts'
import { createEnginePage, type EnginePage } from './engine-page.ts'

const DEVICES = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const

/** One user flow that every engine has to pass. */
export type EngineFlow = {
  readonly name: string
  readonly device: keyof typeof DEVICES
  /** Absent: scripts run. */
  readonly hasScript?: false
  /** Console errors to ignore. Absent: any console error fails the flow. */
  readonly complaints?: RegExp
  readonly run: (page: EnginePage) => Promise<void>
}

/**
 * Runs all flows in one engine, each in a fresh browser context.
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
      // Also runs after a timeout, because WebKit's driver supports one session at a time.
      onTestFinished(driver.close)
      await run(createEnginePage(driver, inject('secureOrigin')))
      expect(driver.complaints.filter((line) => complaints?.test(line) !== true)).toEqual([])
    })
  })
}
