import { describe, expect, it } from 'vitest'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { PAGE_KINDS } from '#test/support/node/page-kinds.ts'

const WIDTHS = [390, 1280]
const SCHEMES = ['light', 'dark'] as const

describe.concurrent.each(Object.entries(PAGE_KINDS))('%s', (_kind, path) => {
  it.each(WIDTHS)('has nothing that axe finds at %d px, in light and in dark', async (width) => {
    const { page, close } = await openPage({ viewport: { width, height: 900 }, bypassCSP: true })
    await page.goto(path, { waitUntil: 'networkidle' })
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme })
      const found = (await findAxeViolations(page)).map((line) => `${colorScheme} ${line}`)
      expect(found).toEqual([])
    }
    await close()
  })
})
