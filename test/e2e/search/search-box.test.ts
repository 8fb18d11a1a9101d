import { describe, expect, it } from 'vitest'
import { heavyScripts } from '#test/support/node/heavy-scripts.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { showCompletePage } from '#test/support/node/saves/show-complete-page.ts'
import { itUnlessSample } from '#test/support/sample.ts'

const DESKTOP = { viewport: { width: 1280, height: 800 } }
const BOX = '#header-q'
const AWAKE = '#header-q[role="combobox"]'

describe('search box', () => {
  it('React is fetched only after an interaction', async () => {
    const { page, close } = await openPage(DESKTOP)
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(heavyScripts(scripts)).toEqual([])
    const before = scripts.length
    await page.click(BOX)
    await page.waitForSelector(AWAKE)
    expect(scripts.length).toBeGreaterThan(before)
    await close()
  })

  itUnlessSample('an empty or blank query sends nothing', async () => {
    const { page, close } = await openPage(DESKTOP)
    await page.goto('/places')
    await page.click(BOX)
    await page.waitForSelector(AWAKE)
    for (const text of ['', '   ']) {
      await page.fill(BOX, text)
      await page.press(BOX, 'Enter')
      expect(new URL(page.url()).pathname).toBe('/places')
    }
    await close()
  })

  itUnlessSample('submitting opens the results with the encoded query', async () => {
    const { page, complaints, close } = await openPage(DESKTOP)
    await page.goto('/')
    await page.click(BOX)
    await page.waitForSelector(AWAKE)
    await page.fill(BOX, ' Cape Town & more? ')
    await Promise.all([page.waitForURL('**/search?q=*'), page.press(BOX, 'Enter')])
    expect(page.url()).toContain('/search?q=Cape%20Town%20%26%20more%3F')
    expect(complaints).toEqual([])
    await close()
  })

  it('without script it is a plain form', async () => {
    const { page, close } = await openPage({ ...DESKTOP, javaScriptEnabled: false })
    await page.goto('/')
    await page.click(BOX)
    await page.fill(BOX, 'kyoto')
    await Promise.all([page.waitForURL('**/search?q=kyoto'), page.press(BOX, 'Enter')])
    await showCompletePage(page)
    expect(await page.locator('main a[href="/destinations/japan/kyoto"]').count()).toBeGreaterThan(0)
    expect(await page.locator('main a[href="/search?q=kyoto&kind=city"]').count()).toBe(1)
    await close()
  })
})
