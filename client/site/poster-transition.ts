/** View transition name that the styles give to the large poster of a page (src/site/styles/motion.css). */
const TRANSITION_NAME = 'poster'
const PAGE_POSTER = '.hanging-print .poster, .article-art img'

type ViewTransitionEvent = Event & {
  readonly viewTransition?: Pick<ViewTransition, 'finished' | 'ready' | 'updateCallbackDone'> | null
  readonly activation?: NavigationActivation | null
}

/** The poster of the card on this page that links to an address. */
function findCardPoster(address: string | null | undefined): HTMLElement | null {
  if (address == null) return null
  const path = CSS.escape(new URL(address).pathname)
  const card = document.querySelector(`main a[href="${path}"]`)
  return card?.closest('article')?.querySelector<HTMLElement>('.poster') ?? null
}

/**
 * A transition that the browser skips or aborts, for example of a hidden or resized window, is no error: without a
 * handler each of its promises would be reported as one.
 */
function ignoreAborts({ viewTransition }: ViewTransitionEvent): void {
  for (const promise of [viewTransition?.ready, viewTransition?.finished, viewTransition?.updateCallbackDone])
    promise?.catch(() => undefined)
}

/**
 * A view transition name must be unique in a document, so the card takes it over from the page's own poster during the
 * transition.
 */
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
}

/**
 * When a card is followed, its poster grows into the poster of the next page, and shrinks on the way back. Browsers
 * without cross-document view transitions and visitors who prefer reduced motion see an ordinary navigation.
 */
export function startPosterTransition(): void {
  addEventListener('pageswap', (event) => {
    const swap: ViewTransitionEvent = event
    ignoreAborts(swap)
    nameDuringTransition(swap, findCardPoster(swap.activation?.entry.url))
  })
  addEventListener('pagereveal', (event) => {
    const swap: ViewTransitionEvent = event
    ignoreAborts(swap)
    const from = (globalThis as { navigation?: { activation?: NavigationActivation } }).navigation?.activation
      ?.from
    nameDuringTransition(swap, findCardPoster(from?.url))
  })
}
