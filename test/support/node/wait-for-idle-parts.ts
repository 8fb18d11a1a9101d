import type { Page } from 'playwright-core'

/**
 * Waits until the small parts of a page have come and run (client/idle-parts.ts): what somebody reached for, or
 * what the browser was idle for, works from now on.
 */
export async function waitForIdleParts(page: Page): Promise<void> {
  const address = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/idle-parts-'))?.name ??
      null,
  )
  // The page has asked for the same module before, so its own turn comes first. In a text, because Vite
  // would rewrite the import.
  await page.evaluate(`import(${JSON.stringify(await address.jsonValue())}).then(() => undefined)`)
}
