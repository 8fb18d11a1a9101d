import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { PAGE_KINDS } from '#test/support/node/page-kinds.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const WIDTHS = [390, 1280]
const SCHEMES = ['light', 'dark'] as const

describe.each(Object.entries(PAGE_KINDS))('%s', (_kind, path) => {
  it.each(SCHEMES)('has nothing that axe finds, in %s', async (colorScheme) => {
    for (const width of WIDTHS) {
      const { page, close } = await openPage({
        viewport: { width, height: 900 },
        colorScheme,
        bypassCSP: true,
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.evaluate(axeSource)
      const results = await page.evaluate(() =>
        (globalThis as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
      )
      const found = results.violations.map(
        ({ id, nodes }) => `${width} ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      )
      expect(found).toEqual([])
      await close()
    }
  })
})
