import { CHECK_THROTTLE_MS, lazyMargins, MIN_SIZE_PX } from './lazy-loading.ts'

const LAZY_IMAGES = '.picture > img[loading=lazy]'

function observedElement(image: HTMLElement): HTMLElement {
  let element = image
  while (element.clientWidth < MIN_SIZE_PX && element.parentElement !== null) element = element.parentElement
  return element
}

function observe(): () => void {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const imagesOf = new Map<Element, HTMLImageElement[]>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        for (const image of imagesOf.get(target) ?? []) image.loading = 'eager'
      }
    },
    { rootMargin: lazyMargins({ width, height }) },
  )
  for (const image of document.querySelectorAll<HTMLImageElement>(LAZY_IMAGES)) {
    const element = observedElement(image)
    imagesOf.set(element, [...(imagesOf.get(element) ?? []), image])
    observer.observe(element)
  }
  return () => observer.disconnect()
}

/**
 * Loads lazy images at a fixed distance before they enter the viewport, in browsers whose own threshold is smaller.
 * Without it `loading=lazy` works alone.
 */
export function startLazyImages(): void {
  let stop = observe()
  let isScheduled = false
  const check = (): void => {
    isScheduled = false
    stop()
    stop = observe()
  }
  addEventListener(
    'resize',
    () => {
      if (isScheduled) return
      isScheduled = true
      setTimeout(check, CHECK_THROTTLE_MS)
    },
    { passive: true },
  )
}
