import { expect } from 'vitest'
import type { EngineFlow } from '#test/support/node/engines/describe-flows.ts'
import type { EnginePage } from '#test/support/node/engines/engine-page.ts'

const FIELD = 'main input[name="q"]'

/** Waits for the suggestions of the complete word, which replace those of its prefix and the chosen one. */
async function expectSuggestions(page: EnginePage, word: string): Promise<void> {
  const hadResponse = async (address: string): Promise<boolean> => {
    if (!performance.getEntriesByType('resource').some(({ name }) => name.endsWith(address))) return false
    // The list follows its response by some tasks; it would undo a choice that comes between.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    return true
  }
  await page.until(`suggestions for ${word}`, hadResponse, `/api/suggest?q=${word}`)
  await page.expectText('main [role="option"]')
}

export const SEARCH_FLOWS: readonly EngineFlow[] = [
  {
    name: 'suggestions appear while the visitor types, and the keyboard chooses one',
    device: 'desktop',
    run: async (page) => {
      await page.open('/search')
      await page.type(FIELD, 'kyoto')
      await expectSuggestions(page, 'kyoto')
      await page.press('ArrowDown')
      await page.expectText('main [role="option"][aria-selected="true"]')
      await page.press('Enter')
      await page.expectPath('/destinations/japan/kyoto')
    },
  },
  {
    name: 'the phone search panel tolerates a typing error',
    device: 'phone',
    run: async (page) => {
      await page.open('/places')
      await page.click('.search-menu > button')
      await page.type('.search-panel input[name="q"]', 'lisbom')
      await page.press('Enter')
      // They may be shown after the page is loaded.
      await page.until(
        'the results',
        () =>
          location.pathname === '/search' && document.querySelector('main')?.textContent?.includes('Lisbon'),
      )
    },
  },
  {
    name: 'the form searches without script, and sends no blank query',
    device: 'desktop',
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
      // Results that come late are on the complete page alone.
      const isLate = await page.evaluate(() => document.querySelector('main template') !== null)
      if (isLate) await page.open('/search?q=lisbon&whole=1')
      expect(await page.evaluate(() => document.querySelector('main')?.textContent)).toContain('Lisbon')
    },
  },
]
