import type { Page } from 'playwright-core'

/** Addresses in each cache of the device, by its name. Looking into one that is being taken away would make it anew. */
export const listCachedUrls = (page: Page): Promise<Readonly<Record<string, readonly string[]>>> =>
  page.evaluate(async () => {
    const kept: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      kept[name] = requests.map(({ url }) => url.slice(new URL(url).origin.length))
    }
    return kept
  })

/** What the browser counts for this site. */
export const usedBytes = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)

/** Pictures of the page that did not come, after all of them were asked for. */
export const missingImages = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const shown = [...document.images]
    for (const image of shown) image.loading = 'eager'
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
    return shown.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src)
  })

/** Set in the narrow face of the house: styles are there. */
export const titleWidth = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.querySelector('h1') as Element).fontStretch)

/** Writes the number at the app's mark into each page from now on, where it can be seen. */
export const watchAppBadge = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const show = (count: number): Promise<void> => {
      document.documentElement.dataset['atMark'] = String(count)
      return Promise.resolve()
    }
    Object.assign(navigator, { setAppBadge: show, clearAppBadge: () => show(0) })
  })

/** Waits until the app's mark carries a number; 0 for none. */
export const expectAppBadge = (page: Page, count: number): Promise<void> =>
  page.locator(`[data-at-mark="${count}"]`).waitFor()
