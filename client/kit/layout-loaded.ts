/** Set on the root element, and dispatched on the document, once the layout has been fetched. */
const LOADED_ATTRIBUTE = 'data-layout-loaded'
const LOADED_EVENT = 'fernway:layout-loaded'

/** Called when the response of `/api/layout` has arrived: its cookies are set by then. */
export function markLayoutLoaded(): void {
  document.documentElement.setAttribute(LOADED_ATTRIBUTE, '')
  document.dispatchEvent(new Event(LOADED_EVENT))
}

/** Whether the cookies reflect the headers of this browser, which pages from a cache do not. */
export const isLayoutLoaded = (): boolean => document.documentElement.hasAttribute(LOADED_ATTRIBUTE)

/** Calls back once the layout has been fetched; never when the site does not respond. */
export function whenLayoutLoaded(run: () => void, signal: AbortSignal): void {
  if (isLayoutLoaded()) run()
  else document.addEventListener(LOADED_EVENT, run, { once: true, signal })
}
