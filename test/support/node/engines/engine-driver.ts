/** One step of a pointer or of a key, as WebDriver and WebDriver BiDi both spell it. */
type InputStep =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }
  | { readonly type: 'keyDown' | 'keyUp'; readonly value: string }

/** A device and what is done with it (https://www.w3.org/TR/webdriver2/#actions). */
export type InputSource = {
  readonly type: 'pointer' | 'key'
  readonly id: string
  readonly actions: readonly InputStep[]
}

/** How a visitor meets the site. */
export type VisitorOptions = {
  readonly width: number
  readonly height: number
  readonly hasScript: boolean
}

/** One visitor of one engine, with cookies and storage of its own: what both protocols can do. */
export type EngineDriver = {
  /** Sets out for an address; the page may come later. */
  readonly navigate: (url: string) => Promise<void>
  /**
   * Calls a function in the page.
   * @param source text of a function that gives a JSON text or the promise of one
   * @throws {Error} when it throws, or when the page is left meanwhile
   */
  readonly call: (source: string) => Promise<string>
  readonly performActions: (sources: readonly InputSource[]) => Promise<void>
  /** Errors in the console since the visitor came; WebKit's driver tells of none. */
  readonly complaints: readonly string[]
  /** A PNG of what the window shows. */
  readonly screenshot: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

/** A running engine. */
export type Engine = {
  readonly openVisitor: (options: VisitorOptions) => Promise<EngineDriver>
  readonly stop: () => Promise<void>
}
