import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { showMirrored } from '#test/support/node/show-pseudo-language.ts'

/** Ten kinds of pages, with most components of the site. */
const KINDS = {
  home: '/',
  places: '/places',
  continent: '/europe/places',
  country: '/destinations/portugal',
  city: '/destinations/japan/kyoto',
  story: '/articles/nyepi',
  'Best in Travel': '/best-in-travel',
  where: '/where?month=5&warmth=warm',
  saves: '/saves',
  'not found': '/nowhere-at-all',
} as const

const scrollWidth = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)

/** Where the logo, the first link of the footer and the start of the first paragraph are, from the left. */
const positions = (page: Page): Promise<readonly (readonly [from: number, to: number])[]> =>
  page.evaluate(() =>
    ['.site-header .logo', '.footer-column', '.footer-legal > p'].map((selector) => {
      const { left, right } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      return [Math.round(left), Math.round(right)] as const
    }),
  )

describe.each([390, 1440])('a language that is written from right to left, at %s px', (width) => {
  it.each(Object.entries(KINDS))('%s is mirrored and accessible', async (_kind, path) => {
    const { page, close } = await openPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'script' ? route.abort() : route.continue(),
    )
    await page.goto(path)
    const english = await positions(page)
    await showMirrored(page)
    await page.goto(path)
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    expect(await scrollWidth(page)).toBe(width)
    const mirrored = (await positions(page)).map(([from, to]) => [width - to, width - from])
    for (const [index, [from]] of english.entries())
      expect([path, index, Math.abs(Number(mirrored[index]?.[0]) - from) <= 2]).toEqual([path, index, true])
    expect(await findAxeViolations(page)).toEqual([])
    await close()
  })
})
