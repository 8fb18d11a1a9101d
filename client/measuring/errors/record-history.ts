/** One entry of an error's history, in the form of Airbrake's API. */
export type HistoryEntry = { type: string; target: string; date: Date }

/** As many as the notifier keeps (S9.12). */
const MAX_ENTRIES = 20

/** `a.link.button#id`, as Airbrake's notifier names elements. */
function nameOf(element: Element): string {
  const id = element.id === '' ? '' : `#${element.id}`
  return [element.localName + id, ...element.classList].join('.')
}

/** Writes down clicks until the notifier is there to do so itself, so that the first error has a history too. */
export function recordHistory(history: HistoryEntry[]): void {
  document.addEventListener('click', ({ type, target }) => {
    if (!(target instanceof Element)) return
    history.push({ type, target: nameOf(target), date: new Date() })
    if (history.length > MAX_ENTRIES) history.shift()
  })
}
