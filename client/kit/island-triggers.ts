/** Longest wait for an idle browser before an island is hydrated. */
const IDLE_TIMEOUT_MS = 4000
/** Events that show intent to use an element: pointer, touch, keyboard focus. */
const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const

function onIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(run, IDLE_TIMEOUT_MS / 4)
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
  const runOnce = (): void => {
    controller.abort()
    run()
  }
  for (const type of INTENT_EVENTS)
    element.addEventListener(type, runOnce, { passive: true, signal: controller.signal })
  if (element.contains(document.activeElement)) runOnce()
}

/** Calls `run` once on the trigger: `idle`, `visible`, or by default `interaction`. */
export function onTrigger(element: Element, trigger: string | undefined, run: () => void): void {
  if (trigger === 'idle') onIdle(run)
  else if (trigger === 'visible') onVisible(element, run)
  else onIntent(element, run)
}
