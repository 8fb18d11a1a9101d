import { expect } from 'vitest'
import { showCompletePage } from '#test/support/node/saves/show-complete-page.ts'
import { waitForDelivery } from '#test/support/node/saves/wait-for-saves.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'
import { waitForIdleIslands } from '#test/support/node/wait-for-idle-islands.ts'
import { waitForSession } from '#test/support/node/wait-for-session.ts'
import { follow, type Hand, newLogin, openHand, shownPaths, signInAt, waitForForms } from './hand.ts'

const SAVES = '/profile/saves'
const KYOTO = '/destinations/japan/kyoto'
const MAX_PRESSES = 20
const FIFTEEN = 15
const GPX = `<gpx><metadata><name>Spring</name></metadata>
  <wpt lat="35.01" lon="135.77"><name>Kyoto</name></wpt>
  <wpt lat="31.8" lon="-7.1"><name>Morocco</name></wpt>
  <wpt lat="65" lon="-18"><name>Iceland</name></wpt></gpx>`
const PATHS = [KYOTO, '/destinations/morocco', '/destinations/iceland']

/** Saves a place without an account, and finds it again; without script saving needs the account at once. */
export async function saveWithoutAccount(hand: Hand): Promise<void> {
  const { page, press, hasScript } = hand
  await page.goto(KYOTO)
  if (hasScript) await waitForIdleIslands(page)
  await follow(hand, page.locator('main form.save button[aria-label="Save Kyoto"]').first())
  if (hasScript) {
    await press(page.getByRole('link', { name: 'See your saves' }))
    await page.waitForURL('**/saves')
  } else {
    await signInAtProvider(page, newLogin(), '/profile/saves/continue')
    await follow(hand, page.getByRole('button', { name: 'Go on' }))
    await follow(hand, page.getByRole('link', { name: 'Open Saves' }))
  }
  await page.locator(`.saved [data-path="${KYOTO}"]`).waitFor()
}

/** Imports a list of three places, which is shown then. */
async function importThree(hand: Hand): Promise<void> {
  const { page, press } = hand
  await page.goto(SAVES)
  await showCompletePage(page)
  await waitForForms(hand)
  await press(page.getByRole('button', { name: 'New list' }))
  const file = { name: 'spring.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(GPX) }
  await page.getByLabel('Or from a file').setInputFiles(file)
  await press(page.getByRole('button', { name: 'Import' }))
  await page.getByText('3 entries of 3').first().waitFor()
  await follow(hand, page.getByRole('link', { name: 'Open Spring' }))
  await page.locator('.saved [data-path]').nth(2).waitFor()
  await waitForForms(hand)
}

/** Takes a list along as a file, and imports that file again. */
export async function takeListAlong(hand: Hand): Promise<void> {
  const { page, press } = hand
  await importThree(hand)
  await press(page.getByRole('button', { name: 'Download' }))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('link', { name: 'KML' })),
  ])
  const path = await download.path()
  await page.goto(SAVES)
  await showCompletePage(page)
  await waitForForms(hand)
  await press(page.getByRole('button', { name: 'New list' }))
  await page.getByLabel('Or from a file').setInputFiles(path)
  await press(page.getByRole('button', { name: 'Import' }))
  await page.getByText('3 entries of 3').first().waitFor()
}

/** Moves the last place of a list to its top, in two presses. */
export async function orderList(hand: Hand): Promise<void> {
  const { page, press } = hand
  await importThree(hand)
  expect(await shownPaths(hand)).toEqual(PATHS)
  await press(page.getByRole('button', { name: /^Iceland is 3 of 3/ }))
  await follow(hand, page.getByRole('button', { name: 'To the top' }).locator('visible=true'))
  await expect.poll(() => shownPaths(hand)).toEqual([PATHS[2], PATHS[0], PATHS[1]])
}

/** Adds a note to a place; with script it is stored as it is typed. */
export async function addNote(hand: Hand): Promise<void> {
  const { page, press, write, hasScript } = hand
  await importThree(hand)
  await press(page.getByRole('button', { name: 'Note or move Kyoto' }))
  const dialog = page.locator(':popover-open')
  await write(dialog.locator('textarea[name="note"]'), 'tea at four')
  if (hasScript) {
    await dialog.locator('[data-autosave-state]', { hasText: 'Saved' }).waitFor()
    await press(dialog.getByRole('button', { name: 'Close' }))
  } else await follow(hand, dialog.getByRole('button', { name: 'Save note' }))
  await page.locator('.saved-note', { hasText: 'tea at four' }).waitFor()
}

/** Saves fifteen places and shares the list; returns the number of presses. */
export async function saveFifteenAndShare(input: Hand['input']): Promise<number> {
  const hand = await openHand(input)
  const { page, press, hasScript } = hand
  await signInAt(hand, SAVES)
  const saved: (string | null)[] = []
  let lastName = ''
  for (const path of [KYOTO, '/destinations/japan']) {
    const buttons = page.locator('.sights form.save button')
    await page.goto(path)
    if (hasScript) await Promise.all([waitForIdleIslands(page), waitForSession(page)])
    const paths = await buttons.evaluateAll((all) => all.map((each) => each.getAttribute('value')))
    for (let index = 0; index < paths.length && saved.length < FIFTEEN; index += 1) {
      lastName = (await buttons.nth(index).getAttribute('aria-label'))?.replace('Save ', '') ?? ''
      await press(buttons.nth(index))
      if (!hasScript) {
        await page.getByText('is on Saves.').waitFor()
        await page.goto(path, { waitUntil: 'domcontentloaded' })
      }
      saved.push(paths[index] ?? null)
    }
  }
  // Each result replaces the line with the link, so the visitor waits for the last.
  if (hasScript) {
    await page.locator('.save-status', { hasText: `${lastName} is on Saves.` }).waitFor()
    await waitForDelivery(page)
    await press(page.getByRole('link', { name: 'Open list' }))
  } else {
    await page.goto(`${SAVES}/main`)
    await showCompletePage(page)
  }
  await expect.poll(() => shownPaths(hand)).toEqual(saved)
  await waitForForms(hand)
  await press(page.getByRole('button', { name: 'Share', exact: true }))
  await follow(hand, page.getByRole('button', { name: 'Create a link' }))
  await page.getByText('The list has a link.').first().waitFor()
  await hand.close()
  // Without script a page follows each save, from which the visitor goes back.
  if (hasScript) expect(hand.countPresses()).toBeLessThanOrEqual(MAX_PRESSES)
  return hand.countPresses()
}

/** Copies a shared list into an account; the sign-in that this needs does not end it. */
export async function copyListOfOthers(input: Hand['input'], shared: string): Promise<void> {
  const hand = await openHand(input)
  const { page, hasScript } = hand
  await page.goto(shared)
  await follow(hand, page.getByRole('button', { name: 'Copy to my lists' }))
  await page.getByLabel('Name', { exact: true }).fill(newLogin())
  await page.getByLabel('Password').fill('any')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  // A script goes on from the page after that, which it may leave before it is loaded.
  if (!hasScript) await follow(hand, page.getByRole('button', { name: 'Go on' }))
  await page.getByText('The list is yours now').first().waitFor()
  expect(await shownPaths(hand)).toEqual(PATHS)
  await hand.close()
}

/** Shares a list of three places, for others to copy. */
export async function shareThreePlaces(): Promise<string> {
  const hand = await openHand('mouse')
  const { page } = hand
  await signInAt(hand, SAVES)
  await importThree(hand)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Create a link' }).click()
  await page.getByRole('button', { name: 'Shared' }).click()
  const link = await page.getByLabel('Anyone with this link can read the list').inputValue()
  await hand.close()
  return link
}

/** Changes the name by which the site calls the visitor. */
export async function changeName(hand: Hand): Promise<void> {
  const { page, write } = hand
  await page.goto('/profile/settings')
  await showCompletePage(page)
  await waitForForms(hand)
  const field = page.locator('#nickname')
  await write(field, 'Ada')
  await follow(hand, page.locator('form', { has: field }).locator('button[type="submit"]'))
  await page.getByText('Nickname saved.').first().waitFor()
  await page.reload()
  await showCompletePage(page)
  expect(await page.locator('#nickname').inputValue()).toBe('Ada')
}
