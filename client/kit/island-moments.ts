/** The longest that an island waits for the browser to be idle. */
const IDLE_LIMIT_MS = 4000
/** Reaching for something: by pointer, by finger, by keyboard. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const

function onIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: IDLE_LIMIT_MS })
  else setTimeout(run, IDLE_LIMIT_MS / 4)
}

function onVisible(element: Element, run: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      run()
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
}

function onIntent(element: Element, run: () => void): void {
  const controller = new AbortController()
  const once = (): void => {
    controller.abort()
    run()
  }
  for (const type of INTENTS)
    element.addEventListener(type, once, { passive: true, signal: controller.signal })
  if (element.contains(document.activeElement)) once()
}

/** Calls `run` once, at the island's moment: `idle`, `visible`, or else `interaction`. */
export function onMoment(element: Element, moment: string | undefined, run: () => void): void {
  if (moment === 'idle') onIdle(run)
  else if (moment === 'visible') onVisible(element, run)
  else onIntent(element, run)
}
