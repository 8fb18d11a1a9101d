import { expect } from 'vitest'
import { mailTo, waitFor } from '#test/support/node/captured-mail.ts'
import { newAddress } from '#test/support/node/new-address.ts'
import { showCompletePage } from '#test/support/node/saves/show-complete-page.ts'
import { waitForIdleIslands } from '#test/support/node/wait-for-idle-islands.ts'
import { waitForServiceWorker } from '#test/support/node/wait-for-worker.ts'
import { type Hand, openHand } from './hand.ts'

const LISBON = '/destinations/portugal/lisbon'
const JAPAN = '/destinations/japan'
/** A guide with few files. */
const NAURU = '/destinations/nauru'

/** Opens a page and waits for its scripts, where there are any. */
async function open({ page, hasScript }: Hand, path: string): Promise<void> {
  await page.goto(path)
  if (hasScript) await waitForIdleIslands(page)
}

/** Finds a guide by a misspelt name, from the home page. */
export async function findByMisspeltName(hand: Hand): Promise<void> {
  const { page, press, write, input } = hand
  await open(hand, '/')
  const isPhone = input === 'touch' || input === 'without script'
  if (isPhone) await press(page.locator('.search-menu > button[aria-label="Search"]'))
  const field = page.locator(isPhone ? '#sheet-q' : '#header-q')
  await write(field, 'lisbonn')
  await field.press('Enter')
  await page.waitForURL(/\/search\?q=lisbonn/)
  await showCompletePage(page)
  await press(page.locator(`main a[href="${LISBON}"]`).first())
  await page.waitForURL(`**${LISBON}`)
  await page.getByRole('heading', { level: 1, name: 'Lisbon' }).waitFor()
}

/** Subscribes to the newsletter, and confirms by the mail. */
export async function subscribe(hand: Hand): Promise<void> {
  const { page, press, write } = hand
  const address = newAddress()
  await open(hand, '/about')
  const form = page.locator('.site-footer form[action="/api/newsletter"]')
  await write(form.locator('input[type="email"]'), address)
  await press(form.locator('button[type="submit"]'))
  // On this page, or on the next one where the script of the form was not loaded yet.
  await page.getByText('Thanks for signing up!').first().waitFor()
  const mail = await waitFor(`a mail to ${address}`, async () => (await mailTo(address))[0])
  const [link = ''] = /https?:\/\/\S+\/newsletter\/confirm\S+/.exec(mail.text) ?? []
  await page.goto(link)
  await press(page.locator('main button[type="submit"]'))
  await page.locator('h1', { hasText: 'You are on the list' }).waitFor()
}

/** Reports a mistake of a guide. */
export async function reportMistake(hand: Hand): Promise<void> {
  const { page, press, write } = hand
  await open(hand, JAPAN)
  await press(page.locator('.mistake summary'))
  await write(page.locator('#mistake-text'), 'The last train leaves an hour earlier than you say.')
  await press(page.locator('.mistake-form button[type="submit"]'))
  await page.locator('h1', { hasText: 'Thank you' }).waitFor()
}

/**
 * Takes a guide along, and opens it without a network. Without script there is no copy on the device: the guide has no
 * button that does nothing, and its points can be downloaded as files.
 */
export async function keepGuideOffline({ input, hasScript }: Hand): Promise<void> {
  const hand = await openHand(input, { serviceWorkers: 'allow' })
  const { page, press } = hand
  await page.goto(NAURU)
  if (hasScript) {
    await press(page.locator('main [data-pocket][data-ready]').first())
    await press(page.getByRole('button', { name: 'Download guide' }))
    await page.locator('.pocket-panel[data-state="kept"]').waitFor()
    await waitForServiceWorker(page)
    await page.context().setOffline(true)
    await page.goto(NAURU)
    await page.getByRole('heading', { level: 1, name: 'Nauru' }).waitFor()
  } else {
    expect(await page.locator('main [data-pocket]:visible').count()).toBe(0)
    await page.goto(JAPAN)
    expect(await page.locator('main [data-pocket]:visible').count()).toBe(0)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      press(page.locator('main a[href$=".gpx"]').first()),
    ])
    expect(file.suggestedFilename()).toMatch(/\.gpx$/)
  }
  await hand.close()
}
