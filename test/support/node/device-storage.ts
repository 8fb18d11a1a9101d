import type { Page } from 'playwright-core'

/**
 * Returns the URLs in each cache of the device, by cache name. Reads only caches that exist, because opening a deleted
 * one would create it again.
 */
export const listCachedUrls = (page: Page): Promise<Readonly<Record<string, readonly string[]>>> =>
  page.evaluate(async () => {
    const cached: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      cached[name] = requests.map(({ url }) => url.slice(new URL(url).origin.length))
    }
    return cached
  })

/** Returns the browser's storage estimate for this site, in bytes. */
export const usedBytes = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)

/**
 * Returns the images of the page that fail. Those far below the window, which the browser does not load, are fetched
 * but not drawn: drawing takes longer than everything else that a page does.
 */
export const missingImages = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const isImage = ({ ok, headers }: Response): boolean =>
      ok && headers.get('content-type')?.startsWith('image/') === true
    async function isMissing(image: HTMLImageElement): Promise<boolean> {
      if (image.naturalWidth > 0) return false
      if (image.loading === 'lazy')
        return !(await fetch(image.currentSrc || image.src).then(isImage, () => false))
      await image.decode().catch(() => undefined)
      return image.naturalWidth === 0
    }
    const images = await Promise.all(
      [...document.images].map(async (image) =>
        (await isMissing(image)) ? [image.currentSrc || image.src] : [],
      ),
    )
    return images.flat()
  })

/** Returns the milliseconds from the navigation to the first byte of the response (Navigation Timing, `responseStart`). */
export const responseStartMs = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    if (!(entry instanceof PerformanceNavigationTiming)) throw new Error('The page has no navigation entry.')
    return entry.responseStart
  })

/** Returns the font-stretch of the title: the narrow typeface shows that the stylesheet is loaded. */
export const titleWidth = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.querySelector('h1') as Element).fontStretch)

/** Mirrors the app badge into every page from now on, where tests can read it. */
export const watchAppBadge = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const show = (count: number): Promise<void> => {
      document.documentElement.dataset['atMark'] = String(count)
      return Promise.resolve()
    }
    Object.assign(navigator, { setAppBadge: show, clearAppBadge: () => show(0) })
  })

/** Waits until the app badge shows a number; 0 for no badge. */
export const expectAppBadge = (page: Page, count: number): Promise<void> =>
  page.locator(`[data-at-mark="${count}"]`).waitFor()
