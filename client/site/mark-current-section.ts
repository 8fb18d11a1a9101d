/**
 * A section has started when its top is in the upper third of the viewport or above; the large margin covers pages of
 * any length.
 */
const STARTED_MARGIN = '1000000px 0px -66% 0px'

/** Marks the current section in the local navigation (`aria-current`) and scrolls its link into view. */
export function markCurrentSection(nav: Element): void {
  const links = new Map<Element, HTMLAnchorElement>()
  for (const link of nav.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const part = document.getElementById(link.hash.slice(1))
    if (part !== null) links.set(part, link)
  }
  const started = new Set<Element>()
  let current: HTMLAnchorElement | undefined

  const setCurrent = (link: HTMLAnchorElement | undefined): void => {
    if (link === current || link === undefined) return
    current?.removeAttribute('aria-current')
    link.setAttribute('aria-current', 'location')
    current = link
    const list = link.closest('ul')
    list?.scrollTo({ left: link.offsetLeft - list.offsetLeft - (list.clientWidth - link.clientWidth) / 2 })
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) started.add(target)
        else started.delete(target)
      }
      const [first, ...rest] = links.keys()
      const last = rest.findLast((part) => started.has(part)) ?? first
      setCurrent(last && links.get(last))
    },
    { rootMargin: STARTED_MARGIN },
  )
  for (const part of links.keys()) observer.observe(part)
}
