import type { EngineDriver, InputSource } from './engine-driver.ts'

const POLL_MS = 50
const LONGEST_MS = 15_000

/** Keys as WebDriver names them. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015', Tab: '\uE004' } as const

/** What flows do with a page, whatever the engine. */
export type EnginePage = {
  /** Opens a path of the site and waits until it is loaded. */
  readonly open: (path: string) => Promise<void>
  /** Calls a function in the page with arguments that JSON can carry. */
  readonly evaluate: <Result, Args extends readonly unknown[]>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  /** Waits until the page has an element. */
  readonly see: (selector: string) => Promise<void>
  /** Waits until it has none. */
  readonly miss: (selector: string) => Promise<void>
  /**
   * Waits until a function in the page gives something other than false, null or undefined, over reloads.
   * @throws {Error} naming what did not come
   */
  readonly until: <Result, Args extends readonly unknown[]>(
    what: string,
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<NonNullable<Result>>
  /** Waits until an element is drawn, brings it into view and presses it where it is. */
  readonly click: (selector: string) => Promise<void>
  /** Presses a key that the focus takes. */
  readonly press: (key: keyof typeof KEYS) => Promise<void>
  /** Gives a field the focus by a click, and types. */
  readonly type: (selector: string, text: string) => Promise<void>
  /** Waits until the whole page at a path is there. */
  readonly arrive: (path: string) => Promise<void>
  readonly screenshot: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

const keySteps = (values: readonly string[]): InputSource => ({
  type: 'key',
  id: 'keyboard',
  actions: values.flatMap((value) => [
    { type: 'keyDown' as const, value },
    { type: 'keyUp' as const, value },
  ]),
})

const clickSteps = (x: number, y: number): InputSource => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

/** Middle of what is drawn of the first such element that is drawn, once it stands still and nothing lies over it. */
async function placeOf(selector: string): Promise<{ readonly x: number; readonly y: number } | null> {
  const element = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0)
  if (element === undefined) return null
  const box = () => element.getBoundingClientRect()
  const { top, bottom } = box()
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = box()
  await new Promise((resolve) => setTimeout(resolve, 50))
  const { left, width, top: after, height } = box()
  if (before.top !== after || before.left !== left) return null
  const x = Math.round(left + width / 2)
  const y = Math.round(after + height / 2)
  const hit = document.elementFromPoint(x, y)
  return hit !== null && (element.contains(hit) || hit.contains(element)) ? { x, y } : null
}

/**
 * Puts what tests do over what an engine can.
 * @param origin of the site
 */
export function pageOf(driver: EngineDriver, origin: string): EnginePage {
  const evaluate: EnginePage['evaluate'] = async (run, ...args) => {
    const text = await driver.call(
      `async () => JSON.stringify({ it: await (${run})(...${JSON.stringify(args)}) })`,
    )
    return (JSON.parse(text) as { it: never }).it
  }
  const until: EnginePage['until'] = async (what, run, ...args) => {
    const endMs = Date.now() + LONGEST_MS
    let last = 'nothing'
    while (Date.now() < endMs) {
      try {
        const found = await evaluate(run, ...args)
        if (found !== false && found !== null && found !== undefined) return found
      } catch (error) {
        // The page is on its way to another one.
        last = String(error)
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
    throw new Error(`${what}: did not come in ${LONGEST_MS} ms, last ${last}`)
  }
  const click = async (selector: string): Promise<void> => {
    const { x, y } = await until(`room to click ${selector}`, placeOf, selector)
    await driver.act([clickSteps(x, y)])
  }
  return {
    evaluate,
    until,
    see: async (selector) => {
      await until(selector, (wanted) => document.querySelector(wanted) !== null, selector)
    },
    miss: async (selector) => {
      await until(`the end of ${selector}`, (gone) => document.querySelector(gone) === null, selector)
    },
    click,
    open: (path) => driver.navigate(new URL(path, origin).href),
    press: (key) => driver.act([keySteps([KEYS[key]])]),
    type: async (selector, text) => {
      await click(selector)
      await driver.act([keySteps([...text])])
    },
    arrive: async (path) => {
      await until(
        path,
        (wanted) => location.pathname + location.search === wanted && document.readyState === 'complete',
        path,
      )
    },
    screenshot: driver.screenshot,
    close: driver.close,
  }
}
