import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { INTEREST_PATHS, MONTH_PATHS } from '#isomorphic/where/where-paths.ts'
import { findAxeViolations, findColourViolations } from '#test/support/node/find-axe-violations.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'
import { itUnlessSample } from '#test/support/sample.ts'

const PHONE = { viewport: { width: 390, height: 844 } }
const DESKTOP = { viewport: { width: 1440, height: 900 } }
const NOTHING_FITS = '/where/in/january/for/deserts?warm=cold&step=1&continent=europe'

const rows = (page: Page) => page.locator('.where-row')
const choose = async (page: Page, field: string, value: string): Promise<void> => {
  await page.getByRole('combobox', { name: field, exact: true }).selectOption(value)
}
const ask = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Show me places' }).click()
}
const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** A sample takes one journey without script and the others with it. */
const itWithScriptInSample = (options: { readonly javaScriptEnabled: boolean }) =>
  options.javaScriptEnabled ? it : itUnlessSample

describe.each([
  ['without script', { javaScriptEnabled: false }],
  ['with script', { javaScriptEnabled: true }],
])('a visitor %s', (_, options) => {
  it('asks, refines and drops a wish', async () => {
    const { page, complaints, close } = await openPage({ ...PHONE, ...options })
    await page.goto('/where')
    await choose(page, 'Month', 'may')
    await choose(page, 'Warmth', 'warm')
    await ask(page)
    await page.waitForURL('**/where/in/may?warm=warm')
    expect(await rows(page).count()).toBe(12)
    expect(await rows(page).first().locator('.where-reasons li').count()).toBeLessThanOrEqual(4)

    await choose(page, 'Interest', 'old-towns')
    await page.getByRole('combobox', { name: 'From which town or airport' }).fill('Vienna')
    await choose(page, 'How far', 'noflight')
    await ask(page)
    await page.waitForURL('**/where/in/may/for/old-towns?warm=warm&from=vienna&noflight=1')
    expect(await page.getByRole('combobox', { name: 'Month', exact: true }).inputValue()).toBe('may')
    expect(await rows(page).first().textContent()).toContain('From Vienna about')

    await page.goto(NOTHING_FITS)
    expect(await rows(page).count()).toBe(0)
    const offer = page.locator('.where-nothing li a').first()
    const count = Number(/(\d+) places?$/.exec((await offer.textContent()) ?? '')?.[1])
    await offer.click()
    await rows(page).first().waitFor()
    // The page may still be arriving.
    await expect.poll(() => rows(page).count()).toBe(Math.min(12, count))
    expect(complaints).toEqual([])
    await close()
  })

  itWithScriptInSample(options)('compares two results, removes one and goes on to its guide', async () => {
    const { page, close } = await openPage({ ...DESKTOP, ...options })
    await page.goto('/where/in/may/for/old-towns')
    const names = (await rows(page).locator('.print-name').allTextContents()).slice(0, 2)
    for (const index of [0, 1]) await rows(page).nth(index).locator('.where-pick').click()
    await page.getByRole('button', { name: 'Compare the chosen places' }).click()
    await page.waitForURL('**/compare?place=*&place=*')
    const heads = page.locator('.compare-table thead .print-name')
    expect(await heads.allTextContents()).toEqual(names)
    expect(await page.getByRole('rowheader', { name: 'Visas' }).count()).toBe(1)
    await page.getByRole('link', { name: `Remove ${names[0] ?? ''}` }).click()
    await expect.poll(() => heads.allTextContents()).toEqual(names.slice(1))
    await heads.first().click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.textContent('h1')).toContain(names[1])
    await close()
  })

  itWithScriptInSample(options)(
    'shares an answer: its address shows another visitor the same places',
    async () => {
      const one = await openPage({ ...PHONE, ...options })
      await one.page.goto('/where?interest=food&month=october&quiet=1')
      const shared = addressOf(one.page)
      expect(shared).toBe('/where/in/october/for/food?quiet=1')
      const other = await openPage({ ...DESKTOP, ...options })
      await other.page.goto(shared)
      const namesOf = (page: Page) => rows(page).locator('.print-name').allTextContents()
      expect(await namesOf(other.page)).toEqual(await namesOf(one.page))
      for (const { close } of [one, other]) await close()
    },
  )
})

itUnlessSample(
  'without script, a result is saved, which asks for an account, and another planned without one',
  async () => {
    const { page, close } = await openPage({ ...PHONE, javaScriptEnabled: false })
    await page.goto('/where/in/may')
    await rows(page)
      .first()
      .getByRole('button', { name: /^Save / })
      .click()
    await signInAtProvider(page, `where-${crypto.randomUUID().slice(0, 8)}`, '/profile/saves/continue')
    // Without script, the visitor confirms what was begun before the sign-in.
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByText(/ is on Saves\.$/).waitFor()
    await page.goto('/where/in/may')
    const plan = rows(page)
      .nth(1)
      .getByRole('link', { name: /^Plan this: / })
    await plan.click()
    await page.waitForURL('**/trips/new?from=/destinations/**')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await close()
  },
)

itUnlessSample.each([
  ['/where'],
  ['/where/in/march?warm=warm&dry=1&from=berlin'],
  [NOTHING_FITS],
  ['/where/in/may?from=nowhere-at-all'],
  ['/where/like/italy/venice'],
  ['/where/how'],
  ['/compare?place=japan/kyoto&place=italy/venice&month=may'],
])('%s has no axe violations in light and dark', async (path) => {
  const { page, close } = await openPage({ ...PHONE, reducedMotion: 'reduce' })
  await page.goto(path)
  expect(await findAxeViolations(page, 'main')).toEqual([])
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect([colorScheme, await findColourViolations(page, 'main')]).toEqual([colorScheme, []])
  }
  await close()
})

itUnlessSample(
  'no month and no interest has an axe violation',
  async () => {
    const { page, close } = await openPage({ ...PHONE, reducedMotion: 'reduce' })
    const found: string[] = []
    for (const path of [...MONTH_PATHS, ...INTEREST_PATHS]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      for (const violation of await findAxeViolations(page, 'main')) found.push(`${path}: ${violation}`)
    }
    expect(found).toEqual([])
    await close()
  },
  600_000,
)
