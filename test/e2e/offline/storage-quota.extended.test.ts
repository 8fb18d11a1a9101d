import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { waitForServiceWorker } from '#test/support/node/wait-for-worker.ts'

const STORED_GUIDE = '/destinations/tuvalu'
const WANTED = '/destinations/iceland'
/** Enough for the start of a download, but not for a country. */
const SMALL_QUOTA_BYTES = 700_000

async function limitQuota(page: Page, quotaBytes: number | null): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
  await session.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(quotaBytes === null ? {} : { quotaSize: used + quotaBytes }),
  })
}

async function download(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForServiceWorker(page)
  await page.locator('[data-pocket][data-ready]').first().click()
  await page.getByRole('button', { name: 'Download guide' }).click()
}

const guideNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () =>
    (await caches.keys())
      .filter((name) => name.startsWith('fernway-guide'))
      .map((name) => name.split(':')[2] ?? ''),
  )

it('a download beyond the quota is reported, and stored guides are retained', async () => {
  const { page, close } = await openPage({ serviceWorkers: 'allow' })
  await download(page, STORED_GUIDE)
  await page.locator('.pocket-panel[data-state="kept"]').waitFor()
  await limitQuota(page, SMALL_QUOTA_BYTES)
  await download(page, WANTED)
  const panel = page.locator('.pocket-panel')
  await panel.getByText('There is not enough space on this device.').first().waitFor()
  expect(await guideNames(page)).toEqual([STORED_GUIDE])
  await page.context().setOffline(true)
  await page.goto(STORED_GUIDE)
  expect(await page.textContent('h1')).toBe('Tuvalu')
  await page.context().setOffline(false)
  await page.goto('/pocket')
  await page.locator(`[data-guide="${STORED_GUIDE}"]`).getByText('On this device').first().waitFor()
  await limitQuota(page, null)
  await download(page, WANTED)
  await page.locator('.pocket-panel[data-state="kept"]').waitFor()
  expect((await guideNames(page)).toSorted()).toEqual([WANTED, STORED_GUIDE])
  await close()
})
