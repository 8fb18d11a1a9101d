import { describe, expect, it } from 'vitest'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { PAGE_KINDS } from '#test/support/node/page-kinds.ts'

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
      const found = (await findAxeViolations(page)).map((line) => `${width} ${line}`)
      expect(found).toEqual([])
      await close()
    }
  })
})
