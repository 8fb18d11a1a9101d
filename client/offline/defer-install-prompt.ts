/** What Chromium hands a page that may be installed; other browsers have a menu of their own for it. */
type BeforeInstallPromptEvent = Event & { readonly prompt: () => Promise<unknown> }

/** The browser's offer to install the site, once it makes one. */
export type DeferredInstallPrompt = {
  /** Calls when there is an offer, now or later, with what takes it up. */
  readonly onAvailable: (listener: (prompt: () => Promise<unknown>) => void) => void
}

/** Keeps the browser's offer to install for the button on `/pocket`, so that no bar of its own appears unasked. */
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
