const LISTS = 'ol.sights,ol.route-stops'
const MET = 'is-met'

/** A number of the map and its entry in the list beside it show each other; a number that is pressed leads to its entry. */
export function linkMarksToList(svg: SVGSVGElement): void {
  const entries = document.querySelector(LISTS)?.children
  if (entries === undefined) return
  for (const mark of svg.querySelectorAll<SVGGElement>('[data-number]')) {
    const entry = entries[Number(mark.dataset['number']) - 1]
    if (entry === undefined) continue
    const meet = (isMet: boolean): void => {
      mark.classList.toggle(MET, isMet)
      entry.classList.toggle(MET, isMet)
    }
    for (const side of [mark, entry]) {
      side.addEventListener('pointerenter', () => meet(true))
      side.addEventListener('pointerleave', () => meet(false))
    }
    entry.addEventListener('focusin', () => meet(true))
    entry.addEventListener('focusout', () => meet(false))
    mark.addEventListener('click', () => entry.scrollIntoView({ block: 'nearest' }))
  }
}
