import type { Page } from 'playwright-core'

/**
 * Waits until the page has received a file or a response, such as that of an API (Resource Timing).
 * @param address regular expression for its address
 */
export const waitForResource = (page: Page, address: string) =>
  page.waitForFunction(
    (pattern) => performance.getEntriesByType('resource').some(({ name }) => new RegExp(pattern).test(name)),
    address,
  )
