import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'
import { waitForServiceWorker } from '#test/support/node/wait-for-worker.ts'

const ALLOWED = { serviceWorkers: 'allow', hasTouch: true, isMobile: true, loadsImages: true } as const
/** Tasks above this duration delay input. */
const LONG_TASK_MS = 50
const MAX_VISITS = 8
const MAX_SHELL_BYTES = 60 * 1024

/**
 * Returns the main-thread time of all tasks between the registration of the service worker and its control of the page,
 * measured on an otherwise idle page.
 */
async function registeringMs(page: Page): Promise<number> {
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister()
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.goto('/destinations/japan/kyoto', { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister()
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const taskMs = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  const before = await taskMs()
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
    await navigator.serviceWorker.ready
  })
  return (await taskMs()) - before
}

describe('first visit', () => {
  it('the service worker is registered at idle, without a long task', async () => {
    const { page, close } = await openPage(ALLOWED)
    await page.addInitScript(() => {
      const register = navigator.serviceWorker.register.bind(navigator.serviceWorker)
      const seen = { isIdle: false, registeredAtIdle: null as boolean | null }
      Object.assign(globalThis, { seen })
      const idle = requestIdleCallback.bind(globalThis)
      globalThis.requestIdleCallback = (run, options) =>
        idle((deadline) => {
          seen.isIdle = true
          run(deadline)
        }, options)
      navigator.serviceWorker.register = (...parts) => {
        seen.registeredAtIdle = seen.isIdle
        return register(...parts)
      }
    })
    await page.goto('/destinations/japan/kyoto')
    await waitForServiceWorker(page)
    const seen = await page.evaluate(
      () => (globalThis as unknown as { seen: { registeredAtIdle: boolean } }).seen,
    )
    expect(seen.registeredAtIdle).toBe(true)
    // Other processes lengthen it, by taking the cache: the shortest is the nearest to the truth, and one that is short
    // enough decides.
    let busyMs = Number.POSITIVE_INFINITY
    for (let visit = 0; visit < MAX_VISITS && busyMs >= LONG_TASK_MS; visit += 1)
      busyMs = Math.min(busyMs, await registeringMs(page))
    console.log(`registering kept the main thread for ${busyMs.toFixed(1)} ms in all`)
    expect(busyMs).toBeGreaterThan(0)
    expect(busyMs).toBeLessThan(LONG_TASK_MS)
    const cached = await page.evaluate(async () => {
      const sizes: Record<string, number> = {}
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) {
          const response = await caches.match(request)
          sizes[`${name.split(':')[0]} ${new URL(request.url).pathname}`] =
            (await response?.blob())?.size ?? 0
        }
      return sizes
    })
    expect(Object.keys(cached).every((name) => name.startsWith('fernway-shell '))).toBe(true)
    expect(Object.keys(cached)).toContain('fernway-shell /pocket/offline')
    expect(Object.values(cached).reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_SHELL_BYTES)
    await close()
  })

  it('the visit is enough for an offline page with its styles', async () => {
    const { page, close } = await openPage(ALLOWED)
    await page.goto('/destinations/japan/kyoto')
    await waitForServiceWorker(page)
    await page.context().setOffline(true)
    await page.goto('/places')
    expect(await page.textContent('h1')).toBe('This page is not on this device')
    const mark = page.locator('.fern-mark')
    expect(await mark.evaluate((drawing) => drawing.getBoundingClientRect().width)).toBe(24)
    await close()
  })

  it('offline guides are not offered without script', async () => {
    const { page, close } = await openPage({ javaScriptEnabled: false })
    await page.goto('/destinations/japan')
    expect(await page.getByRole('button', { name: 'Download for offline: Japan' }).count()).toBe(0)
    await page.goto('/pocket')
    expect(await page.textContent('main')).toContain('Without JavaScript')
    await close()
  })
})

/** Returns the number of queued changes on this device. */
const countWaiting = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('fernway-outbox')
        request.addEventListener('error', () => reject(request.error))
        request.addEventListener('success', () => {
          if (!request.result.objectStoreNames.contains('changes')) return resolve(0)
          const count = request.result.transaction('changes').objectStore('changes').count()
          count.addEventListener('success', () => resolve(count.result))
        })
      }),
  )

describe('private data of a visitor', () => {
  it('is in no cache after reading, downloading, saving, signing in and signing out', async () => {
    const { page, close } = await openPage({
      serviceWorkers: 'allow',
      viewport: { width: 1280, height: 900 },
    })
    await page.goto('/destinations/tuvalu')
    await waitForServiceWorker(page)
    await page.goto('/api/auth/login?returnTo=%2Fprofile%2Fsaves')
    await signInAtProvider(page, `pocket-${crypto.randomUUID().slice(0, 8)}`, '/profile/saves')
    await page.goto('/destinations/tuvalu')
    await page.locator('[data-session-initial]:not(:empty)').first().waitFor({ state: 'attached' })
    await page.locator('.destination-head form.save button').click()
    await page.locator('.destination-head form.save button[aria-pressed="true"]').waitFor()
    await page.locator('[data-pocket][data-ready]').click()
    await page.getByRole('button', { name: 'Download guide' }).click()
    await page.locator('.pocket-panel[data-state="kept"]').waitFor()
    for (const path of [
      '/profile/saves',
      '/profile/settings',
      '/profile/library',
      '/search?q=tuvalu',
      '/newsletter',
    ])
      await page.goto(path)
    const nickname = /pocket-[0-9a-f]{8}/
    await page.goto('/destinations/tuvalu')
    await page.locator('[data-pocket][aria-label="Downloaded: Tuvalu"]', { hasText: 'Downloaded' }).waitFor()
    await page.locator('[data-session-initial]:not(:empty)').first().waitFor({ state: 'attached' })
    await page.context().setOffline(true)
    await page.locator('.destination-head form.save button').click()
    await page.locator('.save-status', { hasText: 'when the site can be reached' }).waitFor()
    // The link is clicked while offline, and followed when the network is back.
    await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('a[href="/api/auth/logout"]')
      link?.addEventListener('click', (event) => event.preventDefault())
      link?.click()
    })
    await page.context().setOffline(false)
    await page.goto('/api/auth/logout')
    await page.goto('/destinations/tuvalu')
    expect(await countWaiting(page)).toBe(0)
    const cached = await page.evaluate(async () => {
      const found: { address: string; text: string; headers: string }[] = []
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) {
          const response = await caches.match(request)
          const headers = JSON.stringify([...(response?.headers ?? [])])
          found.push({ address: request.url, text: (await response?.text()) ?? '', headers })
        }
      return found
    })
    expect(cached.length).toBeGreaterThan(20)
    const paths = cached.map(({ address }) => address.slice(new URL(address).origin.length))
    expect(
      paths.filter((path) => /^\/(?:api|profile|save|lists|newsletter|search|alert)\b/.test(path)),
    ).toEqual([])
    expect(paths.filter((path) => /token|state=|code=/.test(path))).toEqual([])
    expect(cached.filter(({ text }) => nickname.test(text)).map(({ address }) => address)).toEqual([])
    expect(cached.filter(({ headers }) => /no-store|private|set-cookie/.test(headers))).toEqual([])
    await close()
  })
})
