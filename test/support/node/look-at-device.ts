import type { Page } from 'playwright-core'

/** Addresses in each cache of the device, by its name. */
export const keptAddresses = (page: Page): Promise<Readonly<Record<string, readonly string[]>>> =>
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
export const missingPictures = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const shown = [...document.images]
    for (const image of shown) image.loading = 'eager'
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
    return shown.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src)
  })

/** Set in the narrow face of the house: styles are there. */
export const widthOfTitle = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.querySelector('h1') as Element).fontStretch)
