/** One history entry of an error, in the format of Airbrake's API. */
export type HistoryEntry = { type: string; target: string; date: Date }

/** Limit of the notifier (S9.12). */
const MAX_ENTRIES = 20

/** `a.link.button#id`, the format of Airbrake's notifier. */
function nameOf(element: Element): string {
  const id = element.id === '' ? '' : `#${element.id}`
  return [element.localName + id, ...element.classList].join('.')
}

/** Records clicks until the notifier is loaded, so that the first error has a history too. */
export function recordHistory(history: HistoryEntry[]): void {
  document.addEventListener('click', ({ type, target }) => {
    if (!(target instanceof Element)) return
    history.push({ type, target: nameOf(target), date: new Date() })
    if (history.length > MAX_ENTRIES) history.shift()
  })
}
