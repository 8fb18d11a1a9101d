import type { EngineDriver } from './engine-driver.ts'
import { clickSteps, KEYS, keySteps } from './input-steps.ts'
import { clickPointOf, documentMark, isFormHydrated } from './page-functions.ts'

const POLL_MS = 50
/** Half of a test's timeout, so that the error names the missing state even on a busy machine. */
const TIMEOUT_MS = 90_000

/** Page operations of the flows, independent of the engine. */
export type EnginePage = {
  /** Opens a path of the site and waits until the new document is loaded. */
  readonly open: (path: string) => Promise<void>
  /** Calls a function in the page with JSON-serialisable arguments. */
  readonly evaluate: <Result, Args extends readonly unknown[]>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  /** Waits until an element matches. */
  readonly expectText: (selector: string) => Promise<void>
  /** Waits until no element matches. */
  readonly expectNoText: (selector: string) => Promise<void>
  /**
   * Polls a function in the page, across reloads, until it returns something other than false, null or undefined.
   * @throws {Error} naming the awaited state on timeout
   */
  readonly until: <Result, Args extends readonly unknown[]>(
    what: string,
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<NonNullable<Result>>
  /** Waits until the page is loaded and the element visible, scrolls it into view and clicks it. */
  readonly click: (selector: string) => Promise<void>
  /** Presses a key on the focused element. */
  readonly press: (key: keyof typeof KEYS) => Promise<void>
  /** Focuses a field by a click, waits until the islands of its form are hydrated, and types. */
  readonly type: (selector: string, text: string) => Promise<void>
  /** Waits until the page at a path is loaded. */
  readonly expectPath: (path: string) => Promise<void>
  readonly screenshot: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

/**
 * Wraps an engine driver in the page operations of the flows.
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
        // The page is navigating.
        last = String(error)
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
    throw new Error(`timeout after ${TIMEOUT_MS} ms waiting for ${what}, last error: ${last}`)
  }
  const click = async (selector: string): Promise<void> => {
    const { x, y } = await until(`room to click ${selector}`, clickPointOf, selector)
    await driver.performActions([clickSteps(x, y)])
  }
  /**
   * Polls the document, because the protocols' navigation events also concern the previous page, whose pending requests
   * fail when the navigation starts.
   */
  const open = async (path: string): Promise<void> => {
    const left = await until('the page before', documentMark)
    const failure = await driver.navigate(new URL(path, origin).href).then(() => 'none', String)
    const isLoaded = (old: number) => performance.timeOrigin !== old && document.readyState === 'complete'
    await until(`${path} (the browser's own word of failure: ${failure})`, isLoaded, left)
  }
  return {
    evaluate,
    until,
    expectText: async (selector) => {
      await until(selector, (wanted) => document.querySelector(wanted) !== null, selector)
    },
    expectNoText: async (selector) => {
      await until(`the end of ${selector}`, (removed) => document.querySelector(removed) === null, selector)
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
