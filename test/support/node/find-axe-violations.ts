import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Everything axe finds on the page as it stands, one line each; the context needs `bypassCSP`.
 * @param within selector of the part to look at: the whole of a long page takes seconds
 */
export async function findAxeViolations(page: Page, within = 'html'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const results = await page.evaluate(
    (part) =>
      (globalThis as unknown as { axe: { run: (part: string) => Promise<AxeResults> } }).axe.run(part),
    within,
  )
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}
