import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { type Device, downloadGuideOf, openDevice } from '#test/support/node/open-device.ts'

const FIRST_PORT = 9420
const JAPAN = '/destinations/japan'
const MAX_SCRIPT_BYTES = 4096
const OPEN = 'Which of these, and when?'

let device: Device

beforeAll(async () => {
  device = await openDevice(FIRST_PORT, { viewport: { width: 390, height: 844 } })
  await downloadGuideOf(device.page, JAPAN)
})

afterAll(() => device.stop())

it.each(['offline', 'hanging', 'captive-portal'] as const)(
  'ranks the places on the device by month, warmth and interest with the network %s',
  async (state) => {
    const { page, network } = device
    network.setState(state)
    await page.goto('/pocket')
    const before = network.paths().length
    await page.getByRole('button', { name: OPEN }).click()
    const section = page.locator('.pocket-where')
    const first = section.locator('.pocket-ranking > li').first()
    const month = section.getByRole('combobox', { name: 'Month' })
    await month.selectOption('april')
    await first.getByText('Best in April').waitFor()
    expect(await month.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await section.getByRole('status').textContent()).toMatch(/^\d+ of \d+ places fit\.$/)
    // Every name is a page on the device.
    const paths = await section
      .locator('.pocket-ranking a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const stored = await page.evaluate(async () => {
      const addresses: string[] = []
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys())
          addresses.push(new URL(request.url).pathname)
      return addresses
    })
    expect(paths.filter((path) => !stored.includes(path ?? ''))).toEqual([])
    expect(paths.length).toBeGreaterThan(3)

    await section.getByRole('combobox', { name: 'Interest' }).selectOption('deserts')
    await section.getByText(/^None of these \d+ places fits\.$/).waitFor()
    expect(await section.locator('.pocket-ranking > li').count()).toBe(0)
    // Script, facts and pages come from the device.
    const requested = network.paths().slice(before)
    expect(requested.filter((path) => path.startsWith('/where') || path.includes('ranking'))).toEqual([])
    network.setState('online')
  },
)

it('loads no more than 4 KB of script for it', async () => {
  const { page } = device
  await page.goto('/pocket')
  const [script] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/show-guide-ranking-')),
    page.getByRole('button', { name: OPEN }).click(),
  ])
  expect(gzipSync(await script.body()).byteLength).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
})

it('has no axe violations, and a place of the list opens', async () => {
  const { page, network } = device
  network.setState('offline')
  await page.goto('/pocket')
  await page.getByRole('button', { name: OPEN }).click()
  await page.getByRole('combobox', { name: 'Month' }).selectOption('may')
  const link = page.locator('.pocket-ranking a').first()
  await link.waitFor()
  expect(await findAxeViolations(page, 'main')).toEqual([])
  const name = await link.textContent()
  await link.click()
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor()
  network.setState('online')
})

it.each(['offline', 'captive-portal', 'hanging'] as const)(
  'says what is missing when no guide has the facts and the network is %s',
  async (state) => {
    const { page, network } = device
    network.setState('online')
    await page.goto('/pocket')
    await page.evaluate(async () => {
      for (const name of await caches.keys())
        await (await caches.open(name)).delete('/where/facts.json', { ignoreVary: true })
    })
    network.setState(state)
    await page.reload()
    await page.getByRole('button', { name: OPEN }).click()
    await page.getByText('This needs a guide downloaded or updated lately.').waitFor()
    network.setState('online')
  },
)
