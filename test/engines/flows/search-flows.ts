import { expect } from 'vitest'
import type { EngineFlow } from '#test/support/node/engines/describe-flows.ts'

const FIELD = 'main input[name="q"]'

export const SEARCH_FLOWS: readonly EngineFlow[] = [
  {
    name: 'suggestions come while somebody types, and the keyboard takes one',
    device: 'desk',
    run: async (page) => {
      await page.open('/search')
      await page.type(FIELD, 'kyoto')
      await page.see('main [role="option"]')
      await page.press('ArrowDown')
      await page.see('main [role="option"][aria-selected="true"]')
      await page.press('Enter')
      await page.arrive('/destinations/japan/kyoto')
    },
  },
  {
    name: 'the panel of a phone finds with a typing error',
    device: 'phone',
    run: async (page) => {
      await page.open('/places')
      await page.click('.search-menu > button')
      await page.type('.search-panel input[name="q"]', 'lisbom')
      await page.press('Enter')
      await page.until(
        'the results',
        () => location.pathname === '/search' && document.readyState === 'complete',
      )
      const found = await page.evaluate(() => document.querySelector('main')?.textContent)
      expect(found).toContain('Lisbon')
    },
  },
  {
    name: 'the form alone finds without script, and sends no blank',
    device: 'desk',
    hasScript: false,
    run: async (page) => {
      await page.open('/search')
      await page.type(FIELD, ' ')
      await page.press('Enter')
      expect(await page.evaluate(() => location.search)).toBe('')
      await page.type(FIELD, 'lisbon')
      await page.press('Enter')
      await page.until(
        'the results',
        () => location.search.includes('lisbon') && document.readyState === 'complete',
      )
      expect(await page.evaluate(() => document.querySelector('main')?.textContent)).toContain('Lisbon')
    },
  },
]
