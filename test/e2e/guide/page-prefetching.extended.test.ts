import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'

/** State of the page transition, recorded by the new page. */
type Arrival = {
  readonly isCarried: boolean
  /** Whether the poster was parsed when the page was shown first. */
  readonly hasPoster: boolean
  readonly moving: readonly (string | null)[]
}

const watchArrival = (): void => {
  addEventListener('pagereveal', (event) => {
    const transition = event.viewTransition
    const globals = globalThis as { arrival?: Arrival }
    const hasPoster = document.querySelector('.hanging-print .poster') !== null
    globals.arrival = { isCarried: transition !== null, hasPoster, moving: [] }
    void transition?.ready.then(() => {
      const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
      globals.arrival = { isCarried: true, hasPoster, moving }
    })
  })
}

/** Returns the state of each prefetched page by its path, up to date from now on. */
async function watchPrefetches(page: Page): Promise<ReadonlyMap<string, string>> {
  const session = await page.context().newCDPSession(page)
  const fetched = new Map<string, string>()
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) =>
    fetched.set(new URL(prefetchUrl).pathname, status),
  )
  await session.send('Preload.enable')
  return fetched
}

const ROOT = '::view-transition-new(root)'
const arrivalOf = (): Arrival | undefined => (globalThis as { arrival?: Arrival }).arrival

it('a page is prefetched when the pointer rests on its link, and never signs in or out', async () => {
  const { page, close } = await openPage({ viewport: { width: 1440, height: 900 } })
  const fetched = await watchPrefetches(page)
  await page.goto('/best-in-travel', { waitUntil: 'networkidle' })
  const card = page.locator('main a[href="/destinations/chile"]').first()
  await card.scrollIntoViewIfNeeded()
  await card.hover()
  await expect.poll(() => [...fetched.keys()]).toContain('/destinations/chile')
  await page.locator('.header-sign-in').hover()
  await page.locator('.category-links a').first().hover()
  await page.waitForTimeout(600)
  expect([...fetched.keys()].filter((path) => path.startsWith('/api/'))).toEqual([])
  await close()
})

it('the poster moves from the card to the page, unless the page is shown before its poster is there', async () => {
  const { page, close } = await openPage({ viewport: { width: 1440, height: 900 }, loadsImages: true })
  await page.addInitScript(watchArrival)
  const fetched = await watchPrefetches(page)
  await page.goto('/best-in-travel', { waitUntil: 'networkidle' })
  const card = page.locator('main a[href="/destinations/chile"]').first()
  await card.hover()
  await expect.poll(() => fetched.get('/destinations/chile')).toBe('Ready')
  await card.click()
  await page.waitForURL('**/destinations/chile')
  await expect.poll(() => page.evaluate(arrivalOf)).toMatchObject({ moving: expect.arrayContaining([ROOT]) })
  const { hasPoster, moving } = (await page.evaluate(arrivalOf)) ?? {}
  // A busy machine shows the page while it is being parsed.
  expect(moving?.includes('::view-transition-group(poster)')).toBe(hasPoster)
  await close()
})

it('prefers-reduced-motion disables the transition', async () => {
  const { page, close } = await openPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.addInitScript(watchArrival)
  const fetched = await watchPrefetches(page)
  await page.goto('/best-in-travel', { waitUntil: 'networkidle' })
  const card = page.locator('main a[href="/destinations/chile"]').first()
  await card.hover()
  // A page that arrives in parts may be shown before its poster is there: then nothing moves to it.
  await expect.poll(() => fetched.get('/destinations/chile')).toBe('Ready')
  await card.click()
  await page.waitForURL('**/destinations/chile')
  await expect.poll(() => page.evaluate(arrivalOf)).toMatchObject({ isCarried: false })
  await close()
})

it('the local time is shown beside the time zone without a layout shift', async () => {
  const { page, close } = await openPage()
  await page.goto('/destinations/japan/kyoto')
  await page.locator('.local-time').evaluate((clock) => clock.scrollIntoView())
  const there = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Tokyo', weekday: 'short' }).format(
    new Date(),
  )
  await expect.poll(() => page.locator('.local-time').textContent()).toMatch(/^now \w{3} \d\d:\d\d$/)
  expect(await page.locator('.local-time').textContent()).toContain(there)
  const [height, heightBefore] = await page.locator('.local-time').evaluate((clock) => {
    const heightOfFacts = () => clock.closest('.facts')?.getBoundingClientRect().height
    const now = heightOfFacts()
    clock.textContent = ''
    return [now, heightOfFacts()]
  })
  expect(height).toBe(heightBefore)
  await close()
})

it('going back before the poster has loaded causes no console error', async () => {
  const { page, complaints, close } = await openPage({
    viewport: { width: 1440, height: 900 },
    loadsImages: true,
  })
  await page.goto('/places', { waitUntil: 'networkidle' })
  const card = page.locator('main a[href^="/destinations/"]').first()
  for (let times = 0; times < 3; times += 1) {
    await card.click()
    await page.waitForURL('**/destinations/**')
    await page.goBack()
    await page.waitForTimeout(500)
  }
  expect(complaints).toEqual([])
  await close()
})
