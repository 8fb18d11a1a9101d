import type { Page } from 'playwright-core'

type LayoutShift = PerformanceEntry & {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** Returns the sum of unexpected layout shifts, and what moved from where to where. */
export const layoutShiftOf = (
  page: Page,
): Promise<{ readonly sum: number; readonly moves: readonly string[] }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0
        const moves: string[] = []
        const add = (list: PerformanceObserverEntryList): void => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
            if (hadRecentInput) continue
            sum += value
            for (const { node, previousRect, currentRect } of sources)
              moves.push(
                `${node?.nodeName} ${node instanceof Element ? node.className : ''}: ${previousRect.y} to ${currentRect.y}`,
              )
          }
        }
        new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve({ sum, moves })))
      }),
  )
