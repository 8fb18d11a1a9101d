import { watchLazyPictures } from '#client/pictures/lazy-pictures.ts'
import { showLocalTime } from '#client/site/local-time.ts'
import { markCurrentSection } from '#client/site/mark-section.ts'
import { startShareMenu } from '#client/site/open-share-menu.ts'
import { onMoment } from './kit/island-moments.ts'

function each<Part extends Element>(selector: string, start: (part: Part) => void): void {
  for (const part of document.querySelectorAll<Part>(selector)) start(part)
}

/** A map is whole without it, so a failure to fetch it is nobody's trouble. */
async function exploreWhenLoaded(figure: Element): Promise<void> {
  const { exploreMap } = await import('#client/maps/explore-map.ts')
  exploreMap(figure)
}

/** Starts what a little script improves on a page: the time it is there, the way down, sharing, late pictures. */
export function startPageParts(): void {
  // The first clock of a page takes a browser 10 ms of work, so it is wound when it comes into sight.
  each('[data-time-zone]', (clock) => onMoment(clock, 'visible', () => showLocalTime(clock)))
  each('.local-nav', markCurrentSection)
  each('.share', startShareMenu)
  each('.map-figure', (figure) => onMoment(figure, 'visible', () => void exploreWhenLoaded(figure)))
  if (document.querySelector('.picture > img[loading=lazy]') !== null) watchLazyPictures()
}
