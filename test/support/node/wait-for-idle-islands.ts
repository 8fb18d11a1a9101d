import type { Page } from 'playwright-core'

/**
 * Waits until the small parts of a page have come and run (client/idle-parts.ts): what somebody reached for, or
 * what the browser was idle for, works from now on.
 */
export async function waitForIdleIslands(page: Page): Promise<void> {
  // Not by `performance`, which is another one in pages whose clock a test holds.
  const address = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const watch = new PerformanceObserver((list) => {
          const part = list.getEntries().find(({ name }) => name.includes('/idle-parts-'))
          if (part !== undefined) resolve(part.name)
        })
        watch.observe({ type: 'resource', buffered: true })
      }),
  )
  // The page has asked for the same module before, so its own turn comes first. In a text, because Vite
  // would rewrite the import.
  await page.evaluate(`import(${JSON.stringify(address)}).then(() => undefined)`)
}
