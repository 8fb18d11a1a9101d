/** The name that styles give to the large poster of a page (src/site/styles/motion.css). */
const TRANSITION_NAME = 'poster'
const PAGE_POSTER = '.hanging-print .poster, .article-art img'

type ViewTransitionEvent = Event & {
  readonly viewTransition?: { readonly finished: Promise<unknown>; readonly ready: Promise<unknown> } | null
  readonly activation?: NavigationActivation | null
}

/** The poster of the card on this page that leads to an address. */
function findCardPoster(address: string | null | undefined): HTMLElement | null {
  if (address == null) return null
  const path = CSS.escape(new URL(address).pathname)
  const card = document.querySelector(`main a[href="${path}"]`)
  return card?.closest('article')?.querySelector<HTMLElement>('.poster') ?? null
}

/** A name may be there once only, so the page's own poster lends it to the card for that long. */
function nameDuringTransition(event: ViewTransitionEvent, poster: HTMLElement | null): void {
  if (poster === null || event.viewTransition == null) return
  const pagePosters = [...document.querySelectorAll<HTMLElement>(PAGE_POSTER)]
  const setNames = (ownName: string, cardName: string): void => {
    for (const element of pagePosters) element.style.viewTransitionName = ownName
    poster.style.viewTransitionName = cardName
  }
  setNames('none', TRANSITION_NAME)
  const clearNames = (): void => setNames('', '')
  event.viewTransition.finished.then(clearNames, clearNames)
  // One that is skipped is no error: who goes back quickly would report it.
  event.viewTransition.ready.catch(() => undefined)
}

/**
 * When a card is followed, its poster grows into the poster of the page, and shrinks back on the way back. Browsers
 * without view transitions between documents, and visitors who asked for stillness, see a plain change of page.
 */
export function startPosterTransition(): void {
  addEventListener('pageswap', (event) => {
    const swap: ViewTransitionEvent = event
    nameDuringTransition(swap, findCardPoster(swap.activation?.entry.url))
  })
  addEventListener('pagereveal', (event) => {
    const swap: ViewTransitionEvent = event
    const from = (globalThis as { navigation?: { activation?: NavigationActivation } }).navigation?.activation
      ?.from
    nameDuringTransition(swap, findCardPoster(from?.url))
  })
}
