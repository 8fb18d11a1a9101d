const LIST_SELECTOR = 'ol.sights,ol.route-stops'
const HIGHLIGHT_CLASS = 'is-met'

/**
 * Highlights a numbered mark of the map together with its entry in the list; a click on a mark scrolls to its entry.
 */
export function linkMarksToList(svg: SVGSVGElement): void {
  const entries = document.querySelector(LIST_SELECTOR)?.children
  if (entries === undefined) return
  for (const mark of svg.querySelectorAll<SVGGElement>('[data-number]')) {
    const entry = entries[Number(mark.dataset['number']) - 1]
    if (entry === undefined) continue
    const setHighlighted = (isHighlighted: boolean): void => {
      mark.classList.toggle(HIGHLIGHT_CLASS, isHighlighted)
      entry.classList.toggle(HIGHLIGHT_CLASS, isHighlighted)
    }
    for (const side of [mark, entry]) {
      side.addEventListener('pointerenter', () => setHighlighted(true))
      side.addEventListener('pointerleave', () => setHighlighted(false))
    }
    entry.addEventListener('focusin', () => setHighlighted(true))
    entry.addEventListener('focusout', () => setHighlighted(false))
    mark.addEventListener('click', () => entry.scrollIntoView({ block: 'nearest' }))
  }
}
