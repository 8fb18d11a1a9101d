import type { Page } from 'playwright-core'

/**
 * Waits until the idle scripts of a page (client/idle-parts.ts) are loaded and run: afterwards everything that waits
 * for an interaction or for idle works.
 */
export async function waitForIdleIslands(page: Page): Promise<void> {
  // Not `performance`, which a page with a fake clock replaces.
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
  // Imports of a module that is loading resolve in any order, in tasks that are queued together: that of the page has
  // run before a task that is queued after this one. A string, because Vite would rewrite the import.
  await page.evaluate(`import(${JSON.stringify(address)}).then(() => new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  }))`)
}
