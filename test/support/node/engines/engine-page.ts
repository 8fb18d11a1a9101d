import type { EngineDriver } from './engine-driver.ts'
import { clickSteps, KEYS, keySteps } from './input-steps.ts'
import { clickPointOf, documentMark, isFormHydrated } from './page-functions.ts'

const POLL_MS = 50
/** Half of the time that a test has: what does not come is named, also where the machine is busy. */
const TIMEOUT_MS = 30_000

/** What flows do with a page, whatever the engine. */
export type EnginePage = {
  /** Opens a path of the site and waits until another document than the one before is whole. */
  readonly open: (path: string) => Promise<void>
  /** Calls a function in the page with arguments that JSON can carry. */
  readonly evaluate: <Result, Args extends readonly unknown[]>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  /** Waits until the page has an element. */
  readonly expectText: (selector: string) => Promise<void>
  /** Waits until it has none. */
  readonly expectNoText: (selector: string) => Promise<void>
  /**
   * Waits until a function in the page gives something other than false, null or undefined, over reloads.
   * @throws {Error} naming what did not come
   */
  readonly until: <Result, Args extends readonly unknown[]>(
    what: string,
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<NonNullable<Result>>
  /** Waits until the page is whole and an element is drawn, brings it into view and presses it where it is. */
  readonly click: (selector: string) => Promise<void>
  /** Presses a key that the focus takes. */
  readonly press: (key: keyof typeof KEYS) => Promise<void>
  /** Gives a field the focus by a click, and types once the islands of its form are awake. */
  readonly type: (selector: string, text: string) => Promise<void>
  /** Waits until the whole page at a path is there. */
  readonly expectPath: (path: string) => Promise<void>
  readonly screenshot: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

/**
 * Puts what tests do over what an engine can.
 * @param origin of the site
 */
export function createEnginePage(driver: EngineDriver, origin: string): EnginePage {
  const evaluate: EnginePage['evaluate'] = async (run, ...args) => {
    const text = await driver.call(
      `async () => JSON.stringify({ it: await (${run})(...${JSON.stringify(args)}) })`,
    )
    return (JSON.parse(text) as { it: never }).it
  }
  const until: EnginePage['until'] = async (what, run, ...args) => {
    const endMs = Date.now() + TIMEOUT_MS
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
    throw new Error(`${what}: did not come in ${TIMEOUT_MS} ms, last ${last}`)
  }
  const click = async (selector: string): Promise<void> => {
    const { x, y } = await until(`room to click ${selector}`, clickPointOf, selector)
    await driver.performActions([clickSteps(x, y)])
  }
  /**
   * Waits for the page itself. What a protocol says of the end of a navigation is about the page that was left, too: its
   * unfinished requests fail when the next one begins.
   */
  const open = async (path: string): Promise<void> => {
    const left = await until('the page before', documentMark)
    const failure = await driver.navigate(new URL(path, origin).href).then(() => 'none', String)
    const isWhole = (old: number) => performance.timeOrigin !== old && document.readyState === 'complete'
    await until(`${path} (the browser's own word of failure: ${failure})`, isWhole, left)
  }
  return {
    evaluate,
    until,
    expectText: async (selector) => {
      await until(selector, (wanted) => document.querySelector(wanted) !== null, selector)
    },
    expectNoText: async (selector) => {
      await until(`the end of ${selector}`, (gone) => document.querySelector(gone) === null, selector)
    },
    click,
    open,
    press: (key) => driver.performActions([keySteps([KEYS[key]])]),
    type: async (selector, text) => {
      await click(selector)
      await until(`the islands around ${selector}`, isFormHydrated, selector)
      await driver.performActions([keySteps([...text])])
    },
    expectPath: async (path) => {
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
