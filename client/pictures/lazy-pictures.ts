import { CHECK_THROTTLE_MS, lazyMargins, MIN_SIZE_PX } from './lazy-loading.ts'

const LATE = '.picture > img[loading=lazy]'

function observed(image: HTMLElement): HTMLElement {
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
  for (const image of document.querySelectorAll<HTMLImageElement>(LATE)) {
    const element = observed(image)
    imagesOf.set(element, [...(imagesOf.get(element) ?? []), image])
    observer.observe(element)
  }
  return () => observer.disconnect()
}

/**
 * Fetches pictures a set way ahead of the window, in browsers that by themselves would wait until they are in sight.
 * Without it `loading=lazy` does the work alone.
 */
export function watchLazyPictures(): void {
  let stop = observe()
  let isWaiting = false
  const check = (): void => {
    isWaiting = false
    stop()
    stop = observe()
  }
  addEventListener(
    'resize',
    () => {
      if (isWaiting) return
      isWaiting = true
      setTimeout(check, CHECK_THROTTLE_MS)
    },
    { passive: true },
  )
}
