import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { openPage, type WatchedPage } from '#test/support/node/open-page.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'

const SAVES = '/profile/saves'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const KYOTO = '/destinations/japan/kyoto'
const GPX = `<gpx><metadata><name>Spring</name></metadata>
  <wpt lat="35.01" lon="135.77"><name>Kyoto</name><desc>tea</desc></wpt>
  <wpt lat="31.8" lon="-7.1"><name>Morocco</name></wpt>
  <wpt lat="65" lon="-18"><name>Iceland</name></wpt>
  <wpt lat="35.01" lon="135.76"><name>Ramen of a friend</name></wpt></gpx>`

const newcomer = (): string => `lists-${crypto.randomUUID().slice(0, 8)}`

async function openSignedIn(options: BrowserContextOptions): Promise<WatchedPage> {
  const opened = await openPage(options)
  await opened.page.goto(SAVES)
  await signInAtProvider(opened.page, newcomer(), SAVES)
  return opened
}

const chooseFile = (page: Page) =>
  page
    .getByLabel('Or from a file')
    .setInputFiles({ name: 'spring.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(GPX) })
const saved = (page: Page) => page.locator('.saved [data-path]')

describe('editing a list', () => {
  it('an imported list can be searched, shown on a map and exported, and its link works again after the deletion is undone', async () => {
    const { page, close } = await openSignedIn({ viewport: { width: 1280, height: 900 } })
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'New list' }).press('Enter')
    await chooseFile(page)
    await page.getByRole('button', { name: 'Import' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Spring' }).waitFor()
    expect(
      await page.locator('[role="status"]', { hasText: '3 entries of 4 in your GPX file' }).count(),
    ).toBe(1)
    await page.getByText('Ramen of a friend near').waitFor()
    expect(await findAxeViolations(page, 'main')).toEqual([])
    await page.getByRole('link', { name: 'Open Spring' }).press('Enter')
    await page.getByRole('figure').waitFor()
    expect(await page.locator('.list-map [data-number]').count()).toBe(3)
    expect(await page.locator('.onward').first().textContent()).toMatch(/about [\d,]+ km to Morocco/)
    await page.getByRole('searchbox', { name: 'Search within Spring' }).fill('kyo')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\?q=kyo$/)
    expect(await saved(page).count()).toBe(1)
    await page.goBack()
    await page.getByRole('link', { name: 'Sort by country' }).click()
    await page.getByRole('heading', { level: 2, name: 'Morocco' }).first().waitFor()
    await page.getByRole('link', { name: 'In my own order' }).click()
    await page.getByRole('button', { name: 'Download' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('fernway-spring.csv')
    await page.keyboard.press('Escape')
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Edit or move Kyoto' }).click()
    await page.getByRole('checkbox', { name: /^Others may read it/ }).check()
    await page.getByRole('button', { name: 'Save note' }).click()
    await page.getByText('Others may read this').waitFor()
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByText('They also see your note, which you let others read.').waitFor()
    await page.getByRole('button', { name: 'Create a link' }).click()
    await page.getByRole('button', { name: 'Shared' }).click()
    const link = await page.getByLabel('Anyone with this link can read the list').inputValue()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Rename or delete' }).click()
    await page.getByText('its link stops working').waitFor()
    await page.getByRole('button', { name: 'Delete list' }).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.waitFor()
    const anonymous = await openPage()
    expect((await anonymous.page.goto(link))?.status()).toBe(404)
    await undo.click()
    await page.getByRole('heading', { level: 1, name: 'Spring' }).waitFor()
    expect((await anonymous.page.goto(link))?.status()).toBe(200)
    expect(await anonymous.page.locator('.saved-note').textContent()).toContain('tea')
    await anonymous.page.getByRole('button', { name: 'Copy to my lists' }).click()
    // Sign-in is asked for in the middle of the action, which goes on after it.
    await signInAtProvider(anonymous.page, newcomer(), '/profile/saves/continue')
    await anonymous.page.getByText('The list is yours now').first().waitFor()
    expect(await saved(anonymous.page).count()).toBe(3)
    await anonymous.close()
    await close()
  })

  it('a list can be created, filled, reordered and searched without script, by touch', async () => {
    const { page, close } = await openSignedIn({ ...PHONE, javaScriptEnabled: false })
    await page.getByRole('button', { name: 'New list' }).tap()
    await chooseFile(page)
    await page.getByRole('button', { name: 'Import' }).tap()
    await page.getByRole('link', { name: 'Open Spring' }).tap()
    await page.getByRole('button', { name: 'Edit or move Kyoto' }).tap()
    await page.getByRole('button', { name: 'Move there' }).tap()
    await page.locator('.notice[role="status"]', { hasText: 'Kyoto' }).waitFor()
    expect(await saved(page).count()).toBe(2)
    await page
      .getByRole('link', { name: /^Saves/ })
      .first()
      .tap()
    await page.waitForURL(`**${SAVES}/main`)
    expect(
      await saved(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-path'))),
    ).toEqual([KYOTO])
    await page.getByRole('link', { name: 'Countries' }).first().tap()
    for (const [country, button] of [
      ['Japan', 'I have been there'],
      ['Peru', 'I want to go'],
    ] as const) {
      await page.getByLabel('Country', { exact: true }).fill(country)
      await page.getByRole('button', { name: button }).tap()
    }
    await page.getByRole('img', { name: /1 country you have been to and 1 you want/ }).waitFor()
    await page.getByRole('button', { name: 'Remove Peru from Want to go' }).tap()
    await page.getByText('No countries to go to yet.').waitFor()
    await close()
  })
})
