/** One pointer or key action, in the format that WebDriver and WebDriver BiDi share. */
type InputStep =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }
  | { readonly type: 'keyDown' | 'keyUp'; readonly value: string }

/** An input source and its actions (https://www.w3.org/TR/webdriver2/#actions). */
export type InputSource = {
  readonly type: 'pointer' | 'key'
  readonly id: string
  readonly actions: readonly InputStep[]
}

/** Browser settings of a visitor. */
export type VisitorOptions = {
  readonly width: number
  readonly height: number
  readonly hasScript: boolean
}

/** One browser context of one engine, with separate cookies and storage: the common subset of both protocols. */
export type EngineDriver = {
  /** Starts a navigation without waiting for the page. */
  readonly navigate: (url: string) => Promise<void>
  /**
   * Calls a function in the page.
   * @param source text of a function that returns JSON text, or a promise of it
   * @throws {Error} when the function throws, or when the page navigates during the call
   */
  readonly call: (source: string) => Promise<string>
  readonly performActions: (sources: readonly InputSource[]) => Promise<void>
  /** Console errors since the context was opened; WebKit's driver reports none. */
  readonly complaints: readonly string[]
  /** Captures the viewport as PNG. */
  readonly screenshot: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

/** A running engine. */
export type Engine = {
  readonly openVisitor: (options: VisitorOptions) => Promise<EngineDriver>
  readonly stop: () => Promise<void>
}
