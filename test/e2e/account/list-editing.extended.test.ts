import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { openPage, type WatchedPage } from '#test/support/node/open-page.ts'
import { showCompletePage } from '#test/support/node/saves/show-complete-page.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'
import { waitForLiveForms } from '#test/support/node/trip-browser.ts'

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

/** Taps a control that leads to another page, where there is no script. */
async function tapAndLoad(page: Page, control: Locator): Promise<void> {
  await Promise.all([page.waitForNavigation(), control.tap()])
  await showCompletePage(page)
}

describe('editing a list', () => {
  it('an imported list can be searched, shown on a map and exported, and its link works again after the deletion is undone', async () => {
    const { page, close } = await openSignedIn({ viewport: { width: 1280, height: 900 } })
    await waitForLiveForms(page)
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
    await expect.poll(() => page.locator('.list-map [data-number]').count()).toBe(3)
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
    // A page that a form opens shows the name of the list only where the database answers at once.
    await waitForLiveForms(page)
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
    // Sign-in is asked for in the middle of the action, which a script goes on with after it.
    await anonymous.page.getByLabel('Name', { exact: true }).fill(newcomer())
    await anonymous.page.getByLabel('Password').fill('any')
    await anonymous.page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await anonymous.page.getByRole('button', { name: 'Continue' }).click()
    await anonymous.page.getByText('The list is yours now').first().waitFor()
    await expect.poll(() => saved(anonymous.page).count()).toBe(3)
    await anonymous.close()
    await close()
  })

  it('a list can be created, filled, reordered and searched without script, by touch', async () => {
    const { page, close } = await openSignedIn({ ...PHONE, javaScriptEnabled: false })
    await showCompletePage(page)
    await page.getByRole('button', { name: 'New list' }).tap()
    await chooseFile(page)
    await page.getByRole('button', { name: 'Import' }).tap()
    await tapAndLoad(page, page.getByRole('link', { name: 'Open Spring' }))
    await page.getByRole('button', { name: 'Edit or move Kyoto' }).tap()
    await tapAndLoad(page, page.getByRole('button', { name: 'Move there' }))
    await page.locator('.notice[role="status"]', { hasText: 'Kyoto' }).waitFor()
    expect(await saved(page).count()).toBe(2)
    await tapAndLoad(page, page.getByRole('link', { name: /^Saves/ }).first())
    expect(new URL(page.url()).pathname).toBe(`${SAVES}/main`)
    expect(
      await saved(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-path'))),
    ).toEqual([KYOTO])
    await tapAndLoad(page, page.getByRole('link', { name: 'Countries' }).first())
    for (const [country, button] of [
      ['Japan', 'I have been there'],
      ['Peru', 'I want to go'],
    ] as const) {
      await page.getByLabel('Country', { exact: true }).fill(country)
      await tapAndLoad(page, page.getByRole('button', { name: button }))
    }
    await page.getByRole('img', { name: /1 country you have been to and 1 you want/ }).waitFor()
    await tapAndLoad(page, page.getByRole('button', { name: 'Remove Peru from Want to go' }))
    await page.getByText('No countries to go to yet.').waitFor()
    await close()
  })
})
