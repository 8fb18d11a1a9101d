/** The event of Chromium for an installable page; other browsers offer installation in their own menu. */
type BeforeInstallPromptEvent = Event & { readonly prompt: () => Promise<unknown> }

/** The browser's install prompt, deferred until the visitor requests it. */
export type DeferredInstallPrompt = {
  /** Calls the listener with a function that shows the prompt, now or as soon as the browser offers it. */
  readonly onAvailable: (listener: (prompt: () => Promise<unknown>) => void) => void
}

/** Defers the browser's install prompt for the button on `/pocket` and suppresses the browser's own banner. */
export function deferInstallPrompt(): DeferredInstallPrompt {
  let deferredEvent: BeforeInstallPromptEvent | null = null
  let listener: ((prompt: () => Promise<unknown>) => void) | null = null
  const notify = (): void => {
    const event = deferredEvent
    if (event !== null) listener?.(() => event.prompt())
  }
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    deferredEvent = event as BeforeInstallPromptEvent
    notify()
  })
  return {
    onAvailable(newListener) {
      listener = newListener
      notify()
    },
  }
}
