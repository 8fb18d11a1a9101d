import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openPage } from '#test/support/node/open-page.ts'
import { showCompletePage } from '#test/support/node/saves/show-complete-page.ts'
import { signInAtProvider } from '#test/support/node/sign-in-at-provider.ts'

/** How a visitor operates the site. */
export const INPUTS = ['mouse', 'touch', 'keyboard', 'without script'] as const
export type Input = (typeof INPUTS)[number]

/** A visitor with one way to operate pages. */
export type Hand = {
  readonly page: Page
  readonly input: Input
  readonly hasScript: boolean
  /** Presses a control or follows a link. */
  readonly press: (control: Locator) => Promise<void>
  /** Types a text into a field, instead of what it has. */
  readonly write: (field: Locator, text: string) => Promise<void>
  /** How often something was pressed. Typing is none. */
  readonly countPresses: () => number
  readonly close: () => Promise<void>
}

const DESKTOP = { viewport: { width: 1280, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const OPTIONS: Readonly<Record<Input, BrowserContextOptions>> = {
  mouse: DESKTOP,
  touch: PHONE,
  keyboard: DESKTOP,
  'without script': { ...PHONE, javaScriptEnabled: false },
}

/** Focuses a control that the Tab key reaches. */
async function focus(control: Locator): Promise<void> {
  await control.focus()
  const isReached = (element: HTMLElement | SVGElement): boolean =>
    element === document.activeElement && element.tabIndex >= 0
  expect([await control.textContent(), await control.evaluate(isReached)]).toEqual([expect.anything(), true])
}

/** Opens a browser context for a way to operate pages. */
export async function openHand(input: Input, options: BrowserContextOptions = {}): Promise<Hand> {
  const { page, close } = await openPage({ ...OPTIONS[input], ...options })
  let presses = 0
  return {
    page,
    input,
    hasScript: input !== 'without script',
    async press(control) {
      presses += 1
      if (input === 'mouse') return control.click()
      if (input !== 'keyboard') return control.tap()
      await focus(control)
      await page.keyboard.press('Enter')
    },
    async write(field, text) {
      if (input !== 'keyboard') return field.fill(text)
      await focus(field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    countPresses: () => presses,
    close,
  }
}

export const newLogin = (): string => `task-${crypto.randomUUID().slice(0, 8)}`

/** Signs in with a new account, and is at a page of it then. */
export async function signInAt({ page }: Hand, path: string): Promise<void> {
  await page.goto(`/api/auth/login?returnTo=${encodeURIComponent(path)}`)
  await signInAtProvider(page, newLogin(), path)
}

/** Waits until the forms of a page of the account are sent by script, where there is one. */
export async function waitForForms({ page, hasScript }: Hand): Promise<void> {
  if (hasScript) await page.locator('[data-live-forms="on"]').waitFor()
}

/** Presses a control that, without script, leads to another page, and waits for that page. */
export async function follow(hand: Hand, control: Locator): Promise<void> {
  if (hand.hasScript) return hand.press(control)
  await Promise.all([hand.page.waitForNavigation(), hand.press(control)])
  await showCompletePage(hand.page)
}

/** The paths of the items of the list that is shown. */
export const shownPaths = ({ page }: Hand): Promise<readonly (string | null)[]> =>
  page
    .locator('.saved [data-path]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-path')))
