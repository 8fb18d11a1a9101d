/** What Chromium hands a page that may be installed; other browsers have a menu of their own for it. */
type InstallEvent = Event & { readonly prompt: () => Promise<unknown> }

/** The browser's offer to install the site, once it makes one. */
export type InstallOffer = {
  /** Calls when there is an offer, now or later, with what takes it up. */
  readonly whenOffered: (listen: (take: () => Promise<unknown>) => void) => void
}

/** Keeps the browser's offer to install for the button on `/pocket`, so that no bar of its own appears unasked. */
export function holdInstallOffer(): InstallOffer {
  let held: InstallEvent | null = null
  let listener: ((take: () => Promise<unknown>) => void) | null = null
  const tell = (): void => {
    const event = held
    if (event !== null) listener?.(() => event.prompt())
  }
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    held = event as InstallEvent
    tell()
  })
  return {
    whenOffered(listen) {
      listener = listen
      tell()
    },
  }
}
