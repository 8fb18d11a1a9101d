const FOCUSABLE = 'a[href], button, summary, input:not([type="hidden"])'

const isShown = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true })

/** Cycles Tab within an element, as in a modal dialog. */
export function trapFocus(event: KeyboardEvent, inside: HTMLElement): void {
  if (event.key !== 'Tab') return
  const stops = [...inside.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isShown)
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== edge) return
  event.preventDefault()
  other?.focus()
}

/** Makes everything on the page inert except one element and its ancestors, or undoes it. */
export function setOutsideInert(front: HTMLElement, isInert: boolean): void {
  for (let inner: HTMLElement = front; inner !== document.body; ) {
    const outer = inner.parentElement
    if (outer === null) return
    for (const other of outer.children)
      if (other !== inner && other instanceof HTMLElement) other.inert = isInert
    inner = outer
  }
}
