import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** What may differ between light and dark. */
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

/** Puts axe into the page as the inspector does, which no content security policy forbids. */
async function injectAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return
  const client = await page.context().newCDPSession(page)
  await client.send('Runtime.evaluate', { expression: axeSource })
  await client.detach()
}

/**
 * Takes the closed menus out of the page, half of all it holds and all of it read, whatever part is looked at: what is in
 * them is looked at where they are opened (open-menus.test.ts). Runs in the page.
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
    // Of what is in order nobody reads where it stands: finding that out would be half of the work.
    // Nor is there anything in its list that has to be fetched first.
    [within, { resultTypes: ['violations'], preload: false, ...options } satisfies RunOptions] as const,
  )
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}

/** Takes header and footer out of the page, which are looked at elsewhere. */
export const removeLayout = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('.site-header, .site-footer')) part.remove()
  })

/** Leaves nothing of the page but its header. */
export const removeBody = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.querySelector('main')?.replaceChildren()
    document.querySelector('.site-footer')?.remove()
  })

/**
 * Everything axe finds on the page as it stands, one line each. The closed menus of the header are taken out of it before,
 * unless they are what is looked at.
 * @param within selector of the part to look at: the whole of a long page takes seconds
 */
export const findAxeViolations = (page: Page, within = 'html'): Promise<readonly string[]> =>
  runAxe(page, within, {})

/** What axe finds of colours alone: the rest of a page is the same in light and in dark. */
export const findColourViolations = (page: Page, within = 'html'): Promise<readonly string[]> =>
  runAxe(page, within, COLOURS)
