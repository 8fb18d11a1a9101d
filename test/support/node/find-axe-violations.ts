import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Rules whose result can differ between light and dark. */
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

/** Injects axe through the inspector protocol, which content security policies do not block. */
async function injectAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return
  const client = await page.context().newCDPSession(page)
  await client.send('Runtime.evaluate', { expression: axeSource })
  await client.detach()
}

/**
 * Removes the closed menus, half of the page's elements, which axe would read for any part. open-menus.extended.test.ts checks
 * them while they are open. Runs in the page.
 */
function removeClosedMenus(within: string): void {
  if (document.querySelector(within)?.closest('.site-header')) return
  for (const part of document.querySelectorAll('.site-header details:not([open]) > :not(summary)'))
    part.remove()
}

async function runAxe(page: Page, within: string, options: RunOptions): Promise<readonly string[]> {
  await injectAxe(page)
  await page.evaluate(removeClosedMenus, within)
  const results = await page.evaluate(
    ([part, how]) =>
      (
        globalThis as unknown as { axe: { run: (part: string, how: RunOptions) => Promise<AxeResults> } }
      ).axe.run(part, how),
    // Only violations are reported, and locating passed elements would be half of the work. No preload: nothing in the
    // rule list needs fetched resources.
    [within, { resultTypes: ['violations'], preload: false, ...options } satisfies RunOptions] as const,
  )
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}

/** Removes header and footer, which other tests check. */
export const removeLayout = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('.site-header, .site-footer')) part.remove()
  })

/** Removes everything but the header. */
export const removeBody = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.querySelector('main')?.replaceChildren()
    document.querySelector('.site-footer')?.remove()
  })

/**
 * Returns all axe violations of the page, one line each. The closed menus of the header are removed first, unless they
 * are the checked part.
 * @param within selector of the checked part: a full check of a long page takes seconds
 */
export const findAxeViolations = (page: Page, within = 'html'): Promise<readonly string[]> =>
  runAxe(page, within, {})

/** Returns the colour violations only: everything else is the same in light and in dark. */
export const findColourViolations = (page: Page, within = 'html'): Promise<readonly string[]> =>
  runAxe(page, within, COLOURS)
